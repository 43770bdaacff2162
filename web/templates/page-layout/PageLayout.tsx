import type { ReactNode } from 'react'
import { Blocks } from '#web/blocks/Blocks.tsx'
import type { Blocks_BlockFragment } from '#web/graphql/generated.ts'
import type { OutlineEntry } from '#web/blocks/outline.ts'
import { useSiteSettings } from '#web/blocks/use-site-settings.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { Icon } from '#web/ui/icon/Icon.tsx'
import { OnThisPage } from '#web/templates/on-this-page/OnThisPage.tsx'
import { TakeWithYou } from '#web/templates/take-with-you/TakeWithYou.tsx'
import { AfterTitle } from '#web/templates/after-title/AfterTitle.tsx'
import { contactPanel } from './contact-panel.ts'
import { splitBlocks } from './split-blocks.ts'
import styles from './PageLayout.module.css'

interface PageLayoutProps {
  blocks: readonly Blocks_BlockFragment[]
  /** Above the blocks, below the summary. */
  before?: ReactNode
  /** The headings of the contents, which stay in the window on wide screens. */
  contents?: readonly OutlineEntry[]
  after?: ReactNode
  /** The path of a page that may have files. */
  path?: string
  /** The label of a disclosure of the blocks, where they are long and not what people come for. */
  folded?: string | undefined
}

const isPanel = (block: Blocks_BlockFragment) => block.__typename === 'ContactPanelBlock'

/** Whether a panel says no more than the default one, whose words the footer has. */
const isPlain = (block: Blocks_BlockFragment) =>
  block.__typename === 'ContactPanelBlock' && !block.intro && block.heading === contactPanel.heading

/**
 * The body of a page, which ends with its own next steps. On wide screens a side column stays in the window: the contents and the phone number, and on a page without
 * contents help and related pages, which otherwise follow the text. On narrow screens the
 * footer, which follows at once, is the help: no second phone number stands before it, unless a panel has words of its own. The DOM order is the visual order: down one
 * column, then down the other; the contents are beside the first words of the text.
 */
export function PageLayout({ blocks, before, contents, after, path, folded }: PageLayoutProps) {
  const { inShort, body, side, next } = splitBlocks(blocks)
  const panels = side.filter(isPanel)
  return (
    <AfterTitle>
      <div className={`container ${styles['frame']}`}>
        <div className={styles['layout']}>
          <div className={styles['columns']}>
            {(inShort.length > 0 || before) && (
              <div className={styles['body']}>
                <Blocks blocks={inShort} />
                {before}
              </div>
            )}
            {contents && (
              <div className={styles['guide']}>
                <OnThisPage entries={contents} />
                <Phone />
              </div>
            )}
            <div className={styles['body']}>
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
              <Blocks blocks={next} />
              {path !== undefined && <TakeWithYou path={path} />}
            </div>
          </div>
          {/* Related pages are for a next press. */}
          <div className={styles['side']} data-screen-only="">
            <div className={styles['panels']}>
              <Blocks blocks={side.filter((block) => !isPanel(block))} />
              <div className={panels.every(isPlain) ? styles['help'] : undefined}>
                <Blocks blocks={panels.length > 0 ? panels : [contactPanel]} />
              </div>
            </div>
          </div>
        </div>
      </div>
    </AfterTitle>
  )
}

/** Below the contents where they are a column: the contact panel is at the end of the page. */
function Phone() {
  const phone = useSiteSettings()?.supportPhone
  return (
    phone && (
      <p className={styles['phone']}>
        <ContentLink href={phone.href}>
          <Icon name="phone" />
          {phone.display}
        </ContentLink>
      </p>
    )
  )
}
