import type { SnippetPart } from '#gateway/types.generated.ts'
import type { Searchable } from '#gateway/content/documents/document-module.ts'
import { knownTermOf, wordsIn } from './words.ts'

/** The maximum length of a snippet in characters, about two lines. */
const maxLength = 200
/** A shorter paragraph, such as '18 days', is meaningless without its context. */
const minLength = 25

const part = (text: string, isMatch: boolean): SnippetPart => ({ __typename: 'SnippetPart', text, isMatch })

/** Splits a text into parts and marks the words of the terms. */
function marked(text: string, terms: ReadonlySet<string>): SnippetPart[] {
  const parts: SnippetPart[] = []
  let end = 0
  for (const { word, at } of wordsIn(text)) {
    if (!terms.has(knownTermOf(word))) continue
    if (at > end) parts.push(part(text.slice(end, at), false))
    parts.push(part(word, true))
    end = at + word.length
  }
  if (end < text.length) parts.push(part(text.slice(end), false))
  return parts
}

/** An excerpt of whole words around a position, with ellipses for omitted text. */
function around(text: string, at: number): string {
  if (text.length <= maxLength) return text
  const first = at < maxLength / 2 ? 0 : text.indexOf(' ', at - maxLength / 3) + 1
  const isEnd = first + maxLength >= text.length
  const last = isEnd ? text.length : text.lastIndexOf(' ', first + maxLength)
  return `${first > 0 ? '… ' : ''}${text.slice(first, last > first ? last : first + maxLength)}${isEnd ? '' : ' …'}`
}

/** The snippet that best explains a match: the summary or the paragraph with the most distinct terms. */
export function snippetOf(
  { summary, body }: Pick<Searchable, 'summary' | 'body'>,
  terms: ReadonlySet<string>,
): SnippetPart[] {
  let best = { text: summary || (body[0] ?? ''), at: 0, found: 0 }
  for (const text of [summary, ...body]) {
    if (text.length < minLength && summary !== '') continue
    const hits = wordsIn(text).filter(({ word }) => terms.has(knownTermOf(word)))
    const found = new Set(hits.map(({ word }) => knownTermOf(word))).size
    if (found > best.found) best = { text, at: hits[0]?.at ?? 0, found }
  }
  return marked(around(best.text, best.at), terms)
}
