import type { ReactNode } from 'react'
import { Picture } from '#web/blocks/picture/Picture.tsx'
import type { HeroBlock_BlockFragment } from '#web/graphql/generated.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { Icon } from '#web/ui/icon/Icon.tsx'
import { KerbLine } from '#web/ui/kerb-line/KerbLine.tsx'
import styles from './HeroBlock.module.css'

interface HeroBlockProps {
  block: HeroBlock_BlockFragment
  /** The template's content beside the picture: h1, lead and phone number. */
  children?: ReactNode
}

/** The top of the home page: text and quick links, which are in the first screen of a phone, a picture, and the kerb line. */
export function HeroBlock({ block, children }: HeroBlockProps) {
  return (
    <div>
      <div className={`container ${styles['head']}`}>
        {children && <div className={styles['words']}>{children}</div>}
        <ul role="list" className={styles['quickLinks']}>
          {block.quickLinks.map(({ link, text }) => (
            <li key={link.label} className={styles['quickLink']}>
              <ContentLink href={link.href}>{link.label}</ContentLink>
              <p>{text}</p>
              <Icon name="arrow" />
            </li>
          ))}
        </ul>
        {block.picture && <Picture picture={block.picture} sizes="(min-width: 60em) 36rem, 100vw" isPriority />}
      </div>
      <KerbLine size="edge" at="middle" />
    </div>
  )
}
