import type { ReactNode } from 'react'
import styles from './CardList.module.css'

/** Cards side by side, as many as there is room for. The children are `li` elements. */
export function CardList({ children }: { children: ReactNode }) {
  return (
    // Safari forgets that a list without markers is a list, unless it is told.
    <ul role="list" className={styles['cards']}>
      {children}
    </ul>
  )
}
