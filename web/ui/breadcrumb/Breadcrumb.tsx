import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import styles from './Breadcrumb.module.css'

export interface Crumb {
  readonly label: string
  readonly href: string
}

interface Props {
  /** From the home page down to the parent of this page. */
  readonly parents: readonly Crumb[]
  /** The current page, which is not a link. */
  readonly current: string
}

/** The position of the current page in the site. */
export function Breadcrumb({ parents, current }: Props) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles['list']} role="list">
        {parents.map(({ label, href }) => (
          <li className={styles['item']} key={href}>
            <ContentLink className={styles['link']} href={href}>
              {label}
            </ContentLink>
          </li>
        ))}
        <li className={styles['item']} aria-current="page">
          <span>{current}</span>
        </li>
      </ol>
    </nav>
  )
}
