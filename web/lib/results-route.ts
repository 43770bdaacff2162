import type { SiteMapRow } from '#schema/site-map.ts'

/** Templates whose results are a route within the page's: another query loads only them, not the page's document. */
const withResults: ReadonlySet<SiteMapRow['template']> = new Set(['product-list', 'search'])

/** Returns the id of the route with a page's results. Undefined if its template has none. */
export const resultsRoute = ({ path, template }: Pick<SiteMapRow, 'path' | 'template'>): string | undefined =>
  withResults.has(template) ? `${path}/results` : undefined

/** Returns the ids of a page's routes, from the outside in. The root's is not one of them. */
export const routeIds = (row: Pick<SiteMapRow, 'path' | 'template'>): readonly string[] => {
  const results = resultsRoute(row)
  return results === undefined ? [row.path] : [row.path, results]
}
