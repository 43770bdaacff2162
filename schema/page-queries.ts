import type { RoutePath } from './site-map.ts'

/** The query parameters that a page reads. No other ever reaches a public page: what it does not read cannot change it. */
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
  '/search': ['q', 'page'],
} satisfies Partial<Record<RoutePath, readonly string[]>>

/**
 * The parameters of an address that its page reads, in the order of the table. What a page shows of its address must come from here:
 * the server renders it from this part alone, so with anything more the browser would hydrate another page than was served.
 * @param path The row of the site map, which is the id of its route too.
 */
export function pageQuery(path: string, given: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams()
  for (const name of pageQueries[path] ?? []) for (const value of given.getAll(name)) read.append(name, value)
  return read
}
