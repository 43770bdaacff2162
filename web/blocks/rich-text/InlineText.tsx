/* oxlint-disable react/no-array-index-key -- The parts of a text never change their order, so the index is a stable key. */
import type { Inline_SpanFragment, Inline_WordsFragment } from '#web/graphql/generated.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'

/** The words, links and facts of a paragraph, a list item or a table cell. */
export function InlineText({ spans }: { spans: readonly Inline_SpanFragment[] }) {
  return spans.map((span, index) => {
    switch (span.__typename) {
      case 'TextSpan':
        return <Words key={index} words={span} />
      case 'LinkSpan':
        return (
          <ContentLink key={index} href={span.href}>
            {span.parts.map((words, place) => (
              <Words key={place} words={words} />
            ))}
          </ContentLink>
        )
      case 'FactSpan':
        return span.factHref ? (
          <ContentLink key={index} href={span.factHref}>
            {span.value}
          </ContentLink>
        ) : (
          span.value
        )
      default:
        return null
    }
  })
}

/** A long e-mail address breaks after its @ before it breaks anywhere, or parts from the full stop after it. */
function withBreak(text: string) {
  const [account, domain] = text.split('@')
  return domain === undefined ? (
    text
  ) : (
    <>
      {account}@<wbr />
      {domain}
    </>
  )
}

function Words({ words: { text, isStrong, isEmphasis, lang } }: { words: Inline_WordsFragment }) {
  const shown = withBreak(text)
  const stressed = isEmphasis ? <em>{shown}</em> : shown
  const marked = isStrong ? <strong>{stressed}</strong> : stressed
  return lang ? (
    <span lang={lang} dir="auto">
      {marked}
    </span>
  ) : (
    marked
  )
}
