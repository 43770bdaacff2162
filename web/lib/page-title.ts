import { siteMap, type SiteMapRow } from '#schema/site-map.ts'

/** The id of every page's h1: where the skip link and page changes lead. */
export const pageTitleId = 'page-title'

const titleCase = (segment: string) =>
  segment
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const lastSegment = (path: string) => {
  const segment = path.split('/').findLast(Boolean) ?? ''
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // A stray % is no reason to fail.
  }
}

/** What a page is called without its document: the route table's title, else its last path segment in title case (S15). */
export const fallbackTitle = (path: string): string => {
  const rows: readonly SiteMapRow[] = siteMap
  const row = rows.find((candidate) => candidate.path === path)
  return row?.title ?? (titleCase(lastSegment(path)) || 'Home')
}

/** The words of `<title>`: 'Page – Provider'. `title` is the document's own. */
export const pageTitle = ({
  title,
  path,
  providerName,
}: {
  title?: string | null | undefined
  path: string
  providerName: string | undefined
}): string => `${title?.trim() || fallbackTitle(path)} – ${providerName}`

/** A path as an error page shows it: without query, cut at 200 characters. */
export const shownPath = (path: string): string => {
  const bare = path.replace(/[?#].*$/s, '')
  return bare.length > 200 ? `${bare.slice(0, 200)}…` : bare
}

/** The exact `<title>` of an error page (S16), without the provider's name. Whatever is no 404 is the server's fault. */
export const errorTitle = (status: number, path: string): string =>
  status === 404 ? `404 - Page Not Found: ${shownPath(path)}` : `${status} - Internal Server Error`
