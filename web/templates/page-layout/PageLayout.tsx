import type { ReactNode } from 'react'
import { Blocks } from '#web/blocks/Blocks.tsx'
import type { Blocks_BlockFragment } from '#web/graphql/generated.ts'
import { AfterTitle } from '#web/templates/after-title/AfterTitle.tsx'
import { contactPanel } from './contact-panel.ts'
import { splitBlocks } from './split-blocks.ts'
import styles from './PageLayout.module.css'

interface PageLayoutProps {
  blocks: readonly Blocks_BlockFragment[]
  /** Above the blocks, below the summary. */
  before?: ReactNode
  after?: ReactNode
  /** The label of a disclosure of the blocks, where they are long and not what people come for. */
  folded?: string | undefined
}

/**
 * The body of a page. On wide screens, help and related pages are in a side column, in the same place on every page; next
 * steps are last. The DOM order is the visual order: down one column, then down the other.
 */
export function PageLayout({ blocks, before, after, folded }: PageLayoutProps) {
  const { inShort, body, side, next } = splitBlocks(blocks)
  const hasPanel = side.some((block) => block.__typename === 'ContactPanelBlock')
  return (
    <AfterTitle>
      <div className={`container ${styles['layout']}`}>
        <div className={styles['body']}>
          <Blocks blocks={inShort} />
          {before}
          {folded && body.length > 0 ? (
            <details className={styles['folded']}>
              <summary>{folded}</summary>
              <div className={styles['body']}>
                <Blocks blocks={body} />
              </div>
            </details>
          ) : (
            <Blocks blocks={body} />
          )}
          {after}
        </div>
        <div className={styles['side']}>
          <Blocks blocks={hasPanel ? side : [...side, contactPanel]} />
        </div>
        {next.length > 0 && (
          <div className={styles['next']}>
            <Blocks blocks={next} />
          </div>
        )}
      </div>
    </AfterTitle>
  )
}
