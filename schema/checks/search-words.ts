import type { ContentDocument } from '#schema/content/content-document.ts'
import { searchWords as contentType } from '#schema/content/documents/search-words.ts'
import { piecesOf, refOf } from './pieces.ts'
import type { Content, Rule } from './rule.ts'
import { leastShareOfHeading } from './settings.ts'

const members = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Lower case, without apostrophes and plural endings. */
const termsOf = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''))

const keyOf = (terms: readonly string[]): string => ` ${terms.join(' ')} `

interface Typed {
  readonly path: string
  readonly word: string
  readonly terms: readonly string[]
  /** The documents that it leads to, the best first. */
  readonly leadsTo: readonly string[]
}

/** What people type, by the editors: in a document of its own, or in the one that it leads to. */
function* typedIn(document: ContentDocument): Generator<Typed> {
  const field = document._type === contentType.name ? 'words' : 'searchWords'
  const leadsTo = field === 'words' ? members(document['leadsTo']).flatMap((item) => refOf(item) ?? []) : [document._id]
  for (const [index, word] of members(document[field]).entries())
    if (typeof word === 'string') yield { path: `${field}[${index}]`, word, terms: termsOf(word), leadsTo }
}

interface Index {
  /** By key, what editors let it lead to. */
  readonly targets: ReadonlyMap<string, ReadonlySet<string>>
  /** Titles and headings of all documents that search words may lead to. */
  readonly headings: readonly { readonly id: string; readonly shown: string; readonly terms: readonly string[] }[]
  /** By `_id`, all words of these documents. */
  readonly terms: ReadonlyMap<string, ReadonlySet<string>>
}

const targetTypes: ReadonlySet<string> = new Set(contentType.fields[1].of[0].to.map(({ type }) => type))

/** Computed once for all documents. */
const known = new WeakMap<Content['documents'], Index>()

function indexOf(content: Content): Index {
  const index = known.get(content.documents)
  if (index) return index
  const targets = new Map<string, Set<string>>()
  const headings: { readonly id: string; readonly shown: string; readonly terms: readonly string[] }[] = []
  const terms = new Map<string, Set<string>>()
  for (const document of content.documents.values()) {
    for (const typed of typedIn(document)) {
      const key = keyOf(typed.terms)
      targets.set(key, new Set([...(targets.get(key) ?? []), ...typed.leadsTo]))
    }
    if (!targetTypes.has(document._type)) continue
    const pieces = [...piecesOf(document, content)]
    terms.set(document._id, new Set(pieces.flatMap(({ shown }) => termsOf(shown))))
    for (const { path, kind, shown } of pieces)
      if (kind === 'heading' || path === 'title' || path === 'name')
        headings.push({ id: document._id, shown, terms: termsOf(shown) })
  }
  const made = { targets, headings, terms }
  known.set(content.documents, made)
  return made
}

export const searchWords: Rule = {
  id: 'search-words',
  protects: 'people who search: what they type leads to an older page, although a newer one is about it',
  *check(document, content) {
    // The answer comes first.
    if (document._type === contentType.name && document['answer'] !== undefined) return
    for (const { path, word, terms, leadsTo } of typedIn(document)) {
      const index = indexOf(content)
      const own = index.terms.get(leadsTo[0] ?? '')
      if (terms.length === 0 || !own || terms.every((term) => own.has(term))) continue
      const key = keyOf(terms)
      const other = index.headings.find(
        (heading) =>
          !index.targets.get(key)?.has(heading.id) &&
          keyOf(heading.terms).includes(key) &&
          // One word of a heading can be about anything.
          (terms.length === 1 ? 1 : leastShareOfHeading) <= terms.length / heading.terms.length,
      )
      if (other)
        yield {
          path,
          problem: `has "${word}", which is not on ${leadsTo[0]}, but in "${other.shown}" of ${other.id}`,
          remedy: `let it lead to ${other.id}, too or instead`,
          isWarning: true,
        }
    }
  },
}
