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
 * Links to the pages of a list; nothing for a single page. The page loads paging.css, because the lazy-loaded product
 * finder has no stylesheet.
 */
export function Paging({ path, page, pageCount }: PagingProps) {
  if (pageCount < 2) return null
  return (
    <nav className="paging" aria-label="Pages of this list">
      {page > 1 && <ContentLink href={pageAddress(path, page - 1)}>Previous page</ContentLink>}
      <ol role="list">
        {namedPages(page, pageCount).map((number, index) =>
          number === null ? (
            // A gap has no name, so its index is the key.
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
                {`Page ${number}`}
              </ContentLink>
            </li>
          ),
        )}
      </ol>
      {page < pageCount && <ContentLink href={pageAddress(path, page + 1)}>Next page</ContentLink>}
    </nav>
  )
}
