import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { namedPages, pageAddress } from './page-number.ts'

interface PagingProps {
  /** With the query of a filtered list, but without its page. */
  path: string
  /** From 1. */
  page: number
  pageCount: number
}

/**
 * Links to the pages of a list; nothing where there is only one. The page brings paging.css, because of the product finder,
 * which comes late and has no sheet of its own.
 */
export function Paging({ path, page, pageCount }: PagingProps) {
  if (pageCount < 2) return null
  return (
    <nav className="paging" aria-label="Pages of this list">
      {page > 1 && <ContentLink href={pageAddress(path, page - 1)}>Previous page</ContentLink>}
      <ol role="list">
        {namedPages(page, pageCount).map((number, index) =>
          number === null ? (
            // A gap has no name of its own: its place among the others is its key.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <ContentLink
                href={pageAddress(path, number)}
                {...(number === page && { 'aria-current': 'page' as const })}
              >
                Page {number}
              </ContentLink>
            </li>
          ),
        )}
      </ol>
      {page < pageCount && <ContentLink href={pageAddress(path, page + 1)}>Next page</ContentLink>}
    </nav>
  )
}
