import type { MouseEvent } from 'react'
import type { MenuEntry } from '#schema/site-map.ts'
import { SiteLink } from '#web/lib/site-link/SiteLink.tsx'
import { KerbLine } from '#web/ui/kerb-line/KerbLine.tsx'
import { currentOf } from './current.ts'
import styles from './Navigation.module.css'

interface Props {
  readonly entry: MenuEntry
  readonly pathname: string
  /** Whether the link is in the bar, where the kerb line also marks the current section. */
  readonly isTop?: boolean
  readonly onChoose: (event: MouseEvent) => void
}

/** The link of an entry. A screen reader announces 'current page' on the page itself and 'current' on its section. */
export function NavigationLink({ entry, pathname, isTop = false, onChoose }: Props) {
  const current = currentOf(entry, pathname)
  const ariaCurrent = current === 'page' ? 'page' : current === 'section' && isTop ? 'true' : undefined
  return (
    <SiteLink className={styles[isTop ? 'top' : 'page']} to={entry.to} aria-current={ariaCurrent} onClick={onChoose}>
      <span className={styles['words']}>
        {entry.label}
        {ariaCurrent && isTop && (
          <span className={styles['mark']}>
            <KerbLine size="mark" at="middle" />
          </span>
        )}
      </span>
    </SiteLink>
  )
}
