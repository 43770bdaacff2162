import type { ContentDocument } from '#schema/content/content-document.ts'
import { objectsIn, piecesOf, type Piece } from './pieces.ts'
import type { Content } from './rule.ts'

/** Fields that contain names, labels and search words instead of sentences. */
const labels =
  /(^|\.)(title|label|name|role|speaker|alt|caption|topics\[\d+\]|otherWords\[\d+\]|words\[\d+\]|columns\[\d+\]|providerName)$/

/** Sentences written by the provider: no labels, no search words, and no quotations, which are verbatim. */
export function* proseOf(document: ContentDocument, content: Content): Generator<Piece> {
  if (document._type === 'searchWords') return
  const quotes = [...objectsIn(document)].flatMap(({ path, value }) => (value['_type'] === 'quoteBlock' ? [path] : []))
  for (const piece of piecesOf(document, content))
    if (!labels.test(piece.path) && !quotes.some((quote) => piece.path.startsWith(`${quote}.`))) yield piece
}

/** A full stop within a number or an address does not end a sentence. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?][’”")]*)\s+/)
