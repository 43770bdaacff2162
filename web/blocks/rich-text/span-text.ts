import type { Inline_SpanFragment } from '#web/graphql/generated.ts'

/** The words of a span, without its marks. */
export function spanText(span: Inline_SpanFragment): string {
  if (span.__typename === 'LinkSpan') return span.parts.map(({ text }) => text).join('')
  return span.__typename === 'FactSpan' ? span.value : span.text
}
