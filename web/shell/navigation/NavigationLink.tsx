import type { MouseEvent } from 'react'
import type { MenuEntry } from '#schema/menu.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { KerbLine } from '#web/ui/kerb-line/KerbLine.tsx'
import styles from './Navigation.module.css'

/** Returns whether a path is this entry's page or in its section. */
function currentOf(entry: MenuEntry, pathname: string): 'page' | 'section' | undefined {
  if (entry.to === pathname) return 'page'
  const isBelow = entry.to !== '/' && pathname.startsWith(`${entry.to}/`)
  const isInChild = entry.children?.some((child) => currentOf(child, pathname)) ?? false
  return isBelow || isInChild ? 'section' : undefined
}

interface Props {
  readonly entry: MenuEntry
  readonly pathname: string
  /** Whether the link is in the bar, where the kerb line also marks the current section. */
  readonly isTop?: boolean
  /** Begins with the label. */
  readonly name?: string | undefined
  readonly onChoose: (event: MouseEvent) => void
}

/** The link of an entry. A screen reader announces 'current page' on the page itself and 'current' on its section. */
export function NavigationLink({ entry, pathname, isTop = false, name, onChoose }: Props) {
  const current = currentOf(entry, pathname)
  const ariaCurrent = current === 'page' ? 'page' : current === 'section' && isTop ? 'true' : undefined
  return (
    <ContentLink
      className={styles[isTop ? 'top' : 'page']}
      href={entry.to}
      aria-label={name}
      aria-current={ariaCurrent}
      onClick={onChoose}
    >
      <span className={styles['words']}>
        {/* oxlint-disable-next-line changing-text/alone -- It is the same in every state, and the mark follows it. */}
        {entry.label}
        {ariaCurrent && isTop && (
          <span className={styles['mark']}>
            <KerbLine size="mark" at="middle" />
          </span>
        )}
      </span>
    </ContentLink>
  )
}
