import type { ReactNode } from 'react'
import styles from './CardList.module.css'

interface CardListProps {
  readonly children: ReactNode
  /** Where readers choose by the picture: on phones, above the words or beside them. */
  readonly picturesOnPhones?: 'above' | 'beside'
}

/** Cards in up to three columns, never one alone in the last row. The children are `li` elements. */
export function CardList({ children, picturesOnPhones }: CardListProps) {
  return (
    // Safari drops the list role from a list without markers unless the role is set explicitly.
    <ul role="list" className={styles['cards']} data-pictures={picturesOnPhones}>
      {children}
    </ul>
  )
}
