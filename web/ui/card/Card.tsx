import type { ReactNode } from 'react'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import styles from './Card.module.css'

interface Props {
  /** The text of the card's heading and of its only link. */
  readonly title: string
  readonly href: string
  /** The level of the heading. */
  readonly level?: 2 | 3 | 4
  /** An `img` or `picture`; decorative, because the title names the target. */
  readonly picture?: ReactNode
  /** Before the title; decorative. */
  readonly icon?: ReactNode
  /** A line above the title, such as a date. */
  readonly meta?: ReactNode
  readonly children?: ReactNode
}

/** A link to a page. The whole card can be pressed, but screen readers and the Tab key find one link. */
export function Card({ title, href, level = 3, picture, icon, meta, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <article className={styles['card']}>
      {picture && (
        <div className={styles['picture']} data-screen-only>
          {picture}
        </div>
      )}
      <div className={styles['body']}>
        {meta && <p className={styles['meta']}>{meta}</p>}
        <Heading className={styles['title']}>
          {icon}
          <ContentLink className={styles['link']} href={href}>
            {title}
          </ContentLink>
        </Heading>
        {children && <div className={styles['text']}>{children}</div>}
      </div>
    </article>
  )
}
