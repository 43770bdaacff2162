import type { Inline_SpanFragment } from '#web/graphql/generated.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { formatDate } from '#web/lib/dates.ts'
import styles from './RichText.module.css'

/** A fact. One that may change is followed by the day of its last check and its source. */
export function FactText({ fact }: { fact: Extract<Inline_SpanFragment, { __typename: 'FactSpan' }> }) {
  return (
    <>
      {fact.factHref ? <ContentLink href={fact.factHref}>{fact.value}</ContentLink> : fact.value}
      {fact.isDated && (
        <span className={styles['source']}>
          {' '}
          (checked <time dateTime={fact.asAt}>{formatDate(fact.asAt)}</time> at{' '}
          <ContentLink href={fact.sourceUrl}>{fact.sourceName}</ContentLink>)
        </span>
      )}
    </>
  )
}
