import type { ReactNode } from 'react'
import styles from './CardList.module.css'

interface CardListProps {
  readonly children: ReactNode
  /** True where readers choose by the picture. */
  readonly hasPicturesOnPhones?: boolean
}

/** Cards in as many columns as fit. The children are `li` elements. */
export function CardList({ children, hasPicturesOnPhones = false }: CardListProps) {
  return (
    // Safari drops the list role from a list without markers unless the role is set explicitly.
    <ul role="list" className={styles['cards']} data-pictures={hasPicturesOnPhones || undefined}>
      {children}
    </ul>
  )
}
