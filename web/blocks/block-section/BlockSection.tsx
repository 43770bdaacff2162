import type { ReactNode } from 'react'
import { WayPast } from '#web/ui/way-past/WayPast.tsx'
import styles from './BlockSection.module.css'

interface BlockSectionProps {
  /** The block's key, used as the id of the h2 so that links can target it. */
  id: string
  heading: string
  intro?: string | null
  children: ReactNode
}

/** A block with an h2. Not a landmark: a page has many blocks, and headings are enough to navigate between them. */
export function BlockSection({ id, heading, intro, children }: BlockSectionProps) {
  return (
    <section className={styles['section']}>
      <h2 id={id}>{heading}</h2>
      <WayPast of={`“${heading}”`} />
      {intro && <p className={styles['intro']}>{intro}</p>}
      {children}
    </section>
  )
}
