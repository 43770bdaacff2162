import { siteMap, type SiteMapRow } from '#schema/site-map.ts'

/** The id of every page's h1, the target of the skip link and of page changes. */
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
    return segment // A malformed percent-encoding is shown as it is.
  }
}

/** Returns the title of a page without a document: the route table's title, else the last path segment in title case (S15). */
export const fallbackTitle = (path: string): string => {
  const rows: readonly SiteMapRow[] = siteMap
  const row = rows.find((candidate) => candidate.path === path)
  return row?.title ?? (titleCase(lastSegment(path)) || 'Home')
}

/** Returns the text of `<title>`: 'Page – Provider'. `title` is the document's own title. */
export const pageTitle = ({
  title,
  path,
  providerName,
}: {
  title?: string | null | undefined
  path: string
  providerName: string | undefined
}): string => `${title?.trim() || fallbackTitle(path)} – ${providerName}`

/** Returns a path as an error page shows it: without its query, truncated to 200 characters. */
export const shownPath = (path: string): string => {
  const bare = path.replace(/[?#].*$/s, '')
  return bare.length > 200 ? `${bare.slice(0, 200)}…` : bare
}

/** Returns the exact `<title>` of an error page (S16), without the provider's name. Every status but 404 counts as a server error. */
export const errorTitle = (status: number, path: string): string =>
  status === 404 ? `404 - Page Not Found: ${shownPath(path)}` : `${status} - Internal Server Error`
