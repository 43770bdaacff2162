import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { pageAddress } from './page-number.ts'
import styles from './Paging.module.css'

interface PagingProps {
  path: string
  /** From 1. */
  page: number
  pageCount: number
}

/** Links to the pages of a list; nothing where there is only one. */
export function Paging({ path, page, pageCount }: PagingProps) {
  if (pageCount < 2) return null
  return (
    <nav className={styles['paging']} aria-label="Pages of this list">
      {page > 1 && <ContentLink href={pageAddress(path, page - 1)}>Previous page</ContentLink>}
      <ol role="list">
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <ContentLink href={pageAddress(path, number)} {...(number === page && { 'aria-current': 'page' as const })}>
              Page {number}
            </ContentLink>
          </li>
        ))}
      </ol>
      {page < pageCount && <ContentLink href={pageAddress(path, page + 1)}>Next page</ContentLink>}
    </nav>
  )
}
