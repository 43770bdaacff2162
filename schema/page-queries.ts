import type { RoutePath } from './site-map.ts'

/** The query parameters that each page reads. Others never reach a public page, so they cannot change it. */
const pageQueries: Readonly<Partial<Record<string, readonly string[]>>> = {
  '/blogs': ['page'],
  '/resources/product-database': [
    'q',
    'category',
    'need',
    'funding',
    'price',
    'sort',
    'page',
    'compare',
    'remove',
    'view',
  ],
  '/resources/product-database/your-list': ['product'],
  '/search': ['q', 'page'],
  '/visual-stories/:slug': ['picture'],
} satisfies Partial<Record<RoutePath, readonly string[]>>

/**
 * The parameters of a URL that its page reads, in the order of the table. Rendering must use only these: the server
 * renders the page from them, so any other parameter would cause a hydration mismatch.
 * @param path The row of the site map, which is also the id of its route.
 */
export function pageQuery(path: string, given: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams()
  for (const name of pageQueries[path] ?? []) for (const value of given.getAll(name)) read.append(name, value)
  return read
}
