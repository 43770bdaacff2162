/** Extracts the text, headings, links and pictures of a document, each with its path. */
import type { ContentDocument } from '#schema/content/content-document.ts'
import { isRecord } from '#schema/is-record.ts'
import type { Content } from './rule.ts'

export interface Piece {
  readonly path: string
  readonly kind: 'heading' | 'text'
  /** The level of a heading: 2 to 4. */
  readonly level?: number
  /** The words that an editor typed, without facts. */
  readonly typed: string
  /** The words with facts filled in. */
  readonly shown: string
}

export interface FoundLink {
  readonly path: string
  readonly words: string
  /** The id of the linked document. */
  readonly ref?: string
  readonly hash?: string
  readonly href?: string
}

/** Fields that visitors do not read as text. */
const silent = new Set(
  'path hash href from to consent code style listItem sourceUrl opens closes slug place hours isoCode needs funding price website searchWords'.split(
    ' ',
  ),
)
/** Fields that are headings on the page. */
const headings: Readonly<Record<string, number>> = { heading: 2, question: 3 }

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}(T|$)/.test(text)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const refOf = (value: unknown): string | undefined =>
  isRecord(value) && typeof value['_ref'] === 'string' ? value['_ref'] : undefined

const members = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Every object within a document, outer objects first. */
export function* objectsIn(
  value: unknown,
  path = '',
): Generator<{ readonly path: string; readonly value: Readonly<Record<string, unknown>> }> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* objectsIn(item, `${path}[${index}]`)
  } else if (isRecord(value)) {
    yield { path, value }
    for (const [name, field] of Object.entries(value)) yield* objectsIn(field, path ? `${path}.${name}` : name)
  }
}

export function* piecesOf(document: ContentDocument, { documents }: Content): Generator<Piece> {
  for (const { path, value } of objectsIn(document)) {
    if (value['_type'] === 'block') {
      const children = members(value['children']).filter(isRecord)
      const typed = children.map((child) => textOf(child['text'])).join('')
      const shown = children
        .map((child) => textOf(child['text']) || textOf(documents.get(refOf(child['fact']) ?? '')?.['value']))
        .join('')
      const level = Number(/^h([2-4])$/.exec(textOf(value['style']))?.[1])
      yield level ? { path, kind: 'heading', level, typed, shown } : { path, kind: 'text', typed, shown }
      continue
    }
    if (value['_type'] === 'span' || value['_type'] === 'reference') continue
    for (const [name, field] of Object.entries(value)) {
      if (name.startsWith('_') || silent.has(name)) continue
      const at = path ? `${path}.${name}` : name
      const level = headings[name]
      for (const [index, text] of (Array.isArray(field) ? field : [field]).entries())
        if (typeof text === 'string' && text !== '' && !isDate(text))
          yield {
            path: Array.isArray(field) ? `${at}[${index}]` : at,
            kind: level ? 'heading' : 'text',
            ...(level !== undefined && { level }),
            typed: text,
            shown: text,
          }
    }
  }
}

/** Standalone links, and links within text, whose label may be several spans. */
export function* linksOf(document: ContentDocument): Generator<FoundLink> {
  for (const { path, value } of objectsIn(document)) {
    const target = (link: Readonly<Record<string, unknown>>) => {
      const ref = refOf(link['to'])
      return {
        ...(ref !== undefined && { ref }),
        ...(textOf(link['hash']) && { hash: textOf(link['hash']) }),
        ...(textOf(link['href']) && { href: textOf(link['href']) }),
      }
    }
    if (value['_type'] === 'link') yield { path, words: textOf(value['label']), ...target(value) }
    if (value['_type'] !== 'block') continue
    for (const [index, mark] of members(value['markDefs']).entries())
      if (isRecord(mark) && (mark['_type'] === 'internalLink' || mark['_type'] === 'externalLink'))
        yield {
          path: `${path}.markDefs[${index}]`,
          words: members(value['children'])
            .filter(isRecord)
            .filter((child) => members(child['marks']).includes(mark['_key']))
            .map((child) => textOf(child['text']))
            .join(''),
          ...target(mark),
        }
  }
}
