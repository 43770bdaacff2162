import type { SnippetPart } from '#gateway/types.generated.ts'
import type { Searchable } from '#gateway/content/queries/search.ts'
import { knownTermOf, wordsIn } from './words.ts'

/** Characters of a snippet, about two lines. */
const longest = 200
/** A paragraph with fewer, such as '18 days', says nothing without what stands around it. */
const shortest = 25

const part = (text: string, isMatch: boolean): SnippetPart => ({ __typename: 'SnippetPart', text, isMatch })

/** A text in parts, words of the terms marked. */
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

/** So much of a text as fits, whole words about a place, with signs for what is left out. */
function around(text: string, at: number): string {
  if (text.length <= longest) return text
  const first = at < longest / 2 ? 0 : text.indexOf(' ', at - longest / 3) + 1
  const isEnd = first + longest >= text.length
  const last = isEnd ? text.length : text.lastIndexOf(' ', first + longest)
  return `${first > 0 ? '… ' : ''}${text.slice(first, last > first ? last : first + longest)}${isEnd ? '' : ' …'}`
}

/** The words of an entry that show best why it was found: of its summary and its paragraphs that with most different terms. */
export function snippetOf(
  { summary, body }: Pick<Searchable, 'summary' | 'body'>,
  terms: ReadonlySet<string>,
): SnippetPart[] {
  let best = { text: summary || (body[0] ?? ''), at: 0, found: 0 }
  for (const text of [summary, ...body]) {
    if (text.length < shortest && summary !== '') continue
    const hits = wordsIn(text).filter(({ word }) => terms.has(knownTermOf(word)))
    const found = new Set(hits.map(({ word }) => knownTermOf(word))).size
    if (found > best.found) best = { text, at: hits[0]?.at ?? 0, found }
  }
  return marked(around(best.text, best.at), terms)
}
