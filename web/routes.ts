import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
import { siteMap } from '#schema/site-map.ts'

/** The pages, from the one table; many paths share a template's file, so each route is named by its path. */
const pages = siteMap.map(({ path, template }): RouteConfigEntry => ({
  id: path,
  file: `templates/${template}.tsx`,
  ...(path === '/' ? { index: true } : { path: path.slice(1) }),
}))

/** Every part of the site with its examples. Nothing of it is ever built. */
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
  { id: 'not-found', path: '*', file: 'templates/not-found.tsx' },
] satisfies RouteConfig
