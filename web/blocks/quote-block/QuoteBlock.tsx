import type { QuoteBlock_BlockFragment } from '#web/graphql/generated.ts'
import styles from './QuoteBlock.module.css'

/** A quotation with its speaker. */
export function QuoteBlock({ block }: { block: QuoteBlock_BlockFragment }) {
  return (
    <figure className={styles['quote']}>
      <blockquote>
        <p>{block.words}</p>
      </blockquote>
      <figcaption>{block.speaker}</figcaption>
    </figure>
  )
}
