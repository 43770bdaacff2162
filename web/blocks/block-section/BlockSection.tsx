import type { ReactNode } from 'react'
import styles from './BlockSection.module.css'

interface BlockSectionProps {
  /** The block's key: the h2's id, so that a link can lead here. */
  id: string
  heading: string
  /** A sentence below the heading. */
  intro?: string | null
  children: ReactNode
}

/** A block with an h2. Not a landmark: a page has many, and headings already lead from one to the next. */
export function BlockSection({ id, heading, intro, children }: BlockSectionProps) {
  return (
    <section className={styles['section']}>
      <h2 id={id}>{heading}</h2>
      {intro && <p className={styles['intro']}>{intro}</p>}
      {children}
    </section>
  )
}
