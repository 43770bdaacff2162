import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listedRows } from '#schema/site-map.ts'

const dataset = fileURLToPath(new URL('../../schema/dataset', import.meta.url))

interface PageFile {
  readonly _id: string
  readonly path: string
}

const texts = globSync('page/*.json', { cwd: dataset }).map((file) => readFileSync(`${dataset}/${file}`, 'utf8'))
const pages = texts.map((text) => ({ text, page: JSON.parse(text) as PageFile }))
const pathOf = new Map(pages.map(({ page }) => [page._id, page.path]))

const pathsIn = (text: string): string[] =>
  [...text.matchAll(/"_ref":\s*"(page-[a-z0-9-]+)"/g)].flatMap(([, id = '']) => pathOf.get(id) ?? [])
test('[S44] every route is within three links of the home page', () => {
  // The menu and the footer are on every page.
  const shared = ['menu/menu.json', 'site-settings/siteSettings.json']
  const everywhere = shared.flatMap((file) => pathsIn(readFileSync(`${dataset}/${file}`, 'utf8')))
  everywhere.push('/accessibility', '/sitemap', '/search')
  const links = new Map(pages.map(({ page, text }) => [page.path, [...everywhere, ...pathsIn(text)]]))
  const distance = new Map([['/', 0]])
  for (const [path, steps] of distance)
    for (const next of links.get(path) ?? []) if (!distance.has(next)) distance.set(next, steps + 1)

  for (const { path } of listedRows) expect(distance.get(path), path).toBeLessThanOrEqual(3)
})
