import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
import { siteMap } from '#schema/site-map.ts'
import { resultsRoute } from './lib/results-route.ts'
import { templateFile } from './lib/template-file.ts'

/** The pages of the site map. Many paths share a template file, so each route's id is its path. */
const pages = siteMap.map((row): RouteConfigEntry => {
  const { path, template } = row
  const results = resultsRoute(row)
  return {
    id: path,
    file: templateFile(template),
    ...(path === '/' ? { index: true } : { path: path.slice(1) }),
    ...(results !== undefined && {
      children: [{ id: results, index: true, file: `templates/${template}/results.tsx` }],
    }),
  }
})

/** A page with examples of every component. Production builds exclude it. */
const inDevelopment: RouteConfigEntry[] =
  process.env['NODE_ENV'] === 'development'
    ? [{ id: 'styleguide', path: 'styleguide', file: 'templates/styleguide.tsx' }]
    : []

const endpoints: RouteConfigEntry[] = [
  { id: 'islands', path: 'islands/*', file: 'endpoints/islands.ts' },
  { id: 'icons', path: 'api/icons/*', file: 'endpoints/icons.ts' },
]

export default [
  ...pages,
  ...endpoints,
  ...inDevelopment,
  // The pages of editors beside the site map, and every path without one.
  { id: 'not-found', path: '*', file: 'templates/page.tsx' },
] satisfies RouteConfig
