import { siteMap } from '#schema/site-map.ts'

/** Compiled once: every link of every page is asked about. Letter case and a slash at the end are forgiven, as by the router. */
const patterns = siteMap.map((row) => ({
  row,
  pattern: new RegExp(`^${row.path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
}))

/** The row of the site map that an address leads to; its path alone counts. */
export const siteRowOf = (pathname: string): (typeof siteMap)[number] | undefined =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.row
