import { isRecord } from '#schema/is-record.ts'
import type { Content, Rule } from './rule.ts'

/** Computed once for all guides: the positions of each page, such as `guide pages[2]`. */
const known = new WeakMap<Content['documents'], ReadonlyMap<string, readonly string[]>>()

const pagesOf = (pages: unknown): readonly (readonly [id: string, path: string])[] =>
  Array.isArray(pages)
    ? pages.flatMap((page: unknown, at) =>
        isRecord(page) && typeof page['_ref'] === 'string' ? [[page['_ref'], `pages[${at}]`] as const] : [],
      )
    : []

function placesIn({ documents }: Content): ReadonlyMap<string, readonly string[]> {
  const found = known.get(documents)
  if (found) return found
  const places = new Map<string, string[]>()
  for (const { _id, _type, pages } of documents.values())
    if (_type === 'guide')
      for (const [id, path] of pagesOf(pages)) places.set(id, [...(places.get(id) ?? []), `${_id} ${path}`])
  known.set(documents, places)
  return places
}

export const guides: Rule = {
  id: 'guides',
  protects: 'people who read a guide, and must know which page comes next',
  *check(document, content) {
    if (document._type !== 'guide') return
    for (const [id, path] of pagesOf(document['pages'])) {
      const others = (placesIn(content).get(id) ?? []).filter((place) => place !== `${document._id} ${path}`)
      if (others.length > 0)
        yield {
          path,
          problem: `is ${id}, which stands at ${others.join(' and ')} too: what comes next would be any of them`,
          remedy: 'leave the page at one place only',
        }
    }
  },
}
