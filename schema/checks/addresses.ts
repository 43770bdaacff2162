import type { ContentDocument } from '#schema/content/content-document.ts'
import { addressSlug, documentAddress } from '#schema/document-address.ts'
import { isRecord } from '#schema/is-record.ts'
import { isPagePath } from '#schema/site-route.ts'
import type { Rule } from './rule.ts'

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The path of a document's own page; undefined if it has none. */
export const addressOf = ({ _type, path, slug, kind }: ContentDocument): string | undefined =>
  documentAddress({
    type: _type,
    path: text(path),
    slug: isRecord(slug) ? text(slug['current']) : undefined,
    kind: text(kind),
  })

/** Documents that are content of a page which is not theirs alone. */
const shownOn: ReadonlyMap<string, string> = new Map([
  ['menu', '/'],
  ['siteSettings', '/'],
  ['finderQuestion', '/services/finder'],
  ['boardQuestion', '/say'],
])

/** The path of the page that shows a document's draft; undefined if none does. */
export const previewAddress = (document: ContentDocument): string | undefined =>
  shownOn.get(document._type) ?? addressOf(document)

export const possibleAddress: Rule = {
  id: 'possible-address',
  protects: 'visitors, for whom a document without a possible address is missing from every list',
  *check({ _type, path, slug }) {
    if (_type === 'page' && typeof path === 'string' && !isPagePath(path))
      yield {
        path: 'path',
        problem: `is "${path}", which no page can have`,
        remedy:
          'write it as /services/a-new-page: small letters, digits and hyphens, at most four parts, and no address that the site itself uses',
      }
    const current = isRecord(slug) ? slug['current'] : undefined
    if (typeof current === 'string' && addressSlug(current) !== current)
      yield {
        path: 'slug.current',
        problem: `is ${JSON.stringify(current)}, which an address cannot have as it is`,
        remedy: 'use lower-case letters, digits and hyphens, as in "try-it-first"',
      }
  },
}

export const uniqueAddress: Rule = {
  id: 'unique-address',
  protects: 'visitors, who would reach only one of two pages with the same address',
  *check(document, { documents }) {
    const address = addressOf(document)
    if (address === undefined) return
    const other = [...documents.values()].find((item) => item._id !== document._id && addressOf(item) === address)
    if (other)
      yield {
        path: document['path'] === undefined ? 'slug' : 'path',
        problem: `gives the address ${address}, which ${other._id} has too`,
        remedy: 'give each document its own path or slug, or delete one of them',
      }
  },
}
