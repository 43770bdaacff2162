import type { ReactNode } from 'react'
import styles from './CardList.module.css'

/** Cards in as many columns as fit. The children are `li` elements. */
export function CardList({ children }: { children: ReactNode }) {
  return (
    // Safari drops the list role from a list without markers unless the role is set explicitly.
    <ul role="list" className={styles['cards']}>
      {children}
    </ul>
  )
}
