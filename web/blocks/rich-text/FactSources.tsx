import { Fragment } from 'react'
import type { Inline_SpanFragment, RichText_TextFragment } from '#web/graphql/generated.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { formatDate } from '#web/lib/dates.ts'
import styles from './RichText.module.css'

type Spans = readonly Inline_SpanFragment[]

export const spansIn = ({ nodes }: RichText_TextFragment): Spans =>
  nodes.flatMap((node) => {
    if (node.__typename === 'Paragraph') return node.spans
    return node.__typename === 'List' ? node.items.flatMap(({ spans }) => spans) : []
  })

/**
 * When and where the facts that may change were last checked, once for each source. It stands at the end of the paragraph,
 * or below the list or table, because within a sentence it would interrupt the reader.
 */
export function FactSources({ spans, as: Part }: { spans: Spans; as: 'span' | 'p' }) {
  const dated = spans.filter((span) => span.__typename === 'FactSpan' && span.isDated)
  const sources = new Map(
    dated.flatMap((fact) => (fact.__typename === 'FactSpan' ? [[`${fact.asAt} ${fact.sourceUrl}`, fact]] : [])),
  )
  if (sources.size === 0) return null
  return (
    <Part className={styles['source']}>
      {Part === 'span' && ' '}
      {[...sources].map(([key, { asAt, sourceUrl, sourceName }], place) => (
        <Fragment key={key}>
          {place === 0 ? 'Checked ' : '; '}
          <time dateTime={asAt}>{formatDate(asAt)}</time> at <ContentLink href={sourceUrl}>{sourceName}</ContentLink>
        </Fragment>
      ))}
      .
    </Part>
  )
}
