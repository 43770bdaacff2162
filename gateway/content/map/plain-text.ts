import type { RichText } from '#gateway/types.generated.ts'
import { usable } from './outside.ts'
import { wordsOf } from './rich-text.ts'

/** Text for search, without marks. */
export interface PlainText {
  readonly headings: readonly string[]
  /** Paragraphs, list items and cells. */
  readonly body: readonly string[]
}

/** The headings, paragraphs and list items of texts, in their order. */
export const plainText = (...texts: readonly RichText[]): PlainText => {
  const nodes = texts.flatMap((text) => text.nodes)
  return {
    headings: nodes.flatMap((node) => (node.__typename === 'Heading' ? [node.text] : [])),
    body: nodes.flatMap((node) => {
      if (node.__typename === 'Heading') return []
      if (node.__typename === 'Definition') return [`${node.term}: ${node.meaning}`]
      return node.__typename === 'List' ? node.items.map(({ spans }) => wordsOf(spans)) : [wordsOf(node.spans)]
    }),
  }
}

export const joined = (texts: readonly PlainText[]): PlainText => ({
  headings: texts.flatMap(({ headings }) => headings),
  body: texts.flatMap(({ body }) => body),
})

/** The words that are there. */
export const words = (...list: readonly (string | null | undefined)[]): string[] =>
  usable(
    list.map((word) => word ?? null),
    (word) => word.trim() || null,
  )
