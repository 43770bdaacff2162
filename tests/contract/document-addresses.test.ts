import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressSlug, documentAddress } from '#schema/document-address.ts'
import { cacheableEndpoints } from '#schema/endpoints.ts'
import { publicationFolders } from '#schema/site-map.ts'
import { siteRouteOf } from '#schema/site-route.ts'
import { longestAddress } from '#gateway/content/reader.ts'
import { editText, oddText, propertyTime, runs, textEdits } from '#tests/helpers/property.ts'
import { canonicalPath } from '#web/server/canonical-path.ts'

const types = [
  ...['easyRead', 'job', 'post', 'product', 'story'].map((type) => ({ type })),
  ...Object.keys(publicationFolders).map((kind) => ({ type: 'publication', kind })),
]

/** Whether, whatever the server, the router and a browser do to an address, it is that of the same document. */
function isReadBack(address: string, slug: string): boolean {
  const route = siteRouteOf(address)
  return (
    new URL(address, 'https://provider.example').pathname === address &&
    canonicalPath(address) === undefined &&
    !cacheableEndpoints.includes(address) &&
    !address.endsWith('.data') &&
    address.length <= longestAddress &&
    route?.path === address &&
    route.row.path.replace(':slug', () => encodeURIComponent(slug)) === address
  )
}

test.each([
  'a',
  'try-it-first',
  'My-Great-Post',
  'café',
  'cafe\u0301',
  'ไทย',
  '-',
  '_',
  '2026.11',
  'x'.repeat(160),
  'a~b',
  'a b',
])('a document with the slug %s has an address that leads to it', (slug) => {
  for (const type of types) {
    const address = documentAddress({ ...type, slug }) ?? 'none'
    expect(isReadBack(address, slug.toLowerCase()), address).toBe(true)
  }
})

test.each([
  '',
  '.',
  '..',
  '.well-known',
  'a/b',
  '/',
  '\\',
  'a ',
  'a%2fb',
  'a?b',
  'a#b',
  'x.data',
  '_.data',
  'feed.xml',
  'Feed.json',
  'a\0',
  'a\u202e',
  '\ud800',
  '\u0301a',
  'x'.repeat(161),
  'é'.repeat(30),
])('a document with the slug %j has no address', (slug) => {
  expect(addressSlug(slug)).toBeNull()
  for (const type of types) expect(documentAddress({ ...type, slug })).toBeUndefined()
})

test('each address that is made is read back, for any slug', propertyTime, () => {
  const piece = fc.oneof(
    oddText,
    fc.constantFrom('A', '-', '.', '..', '/', '%', '?', ' ', 'é', '%2e', '.data', 'feed.xml'),
  )
  const slugs = fc
    .tuple(fc.constantFrom('try-it-first', 'Ramp', '2026', 'café', 'x.data', 'feed.xml'), textEdits(piece))
    .map(([slug, edits]) => editText(slug, edits))
  fc.assert(
    fc.property(slugs, fc.constantFrom(...types), (slug, type) => {
      const address = documentAddress({ ...type, slug })
      if (address !== undefined) expect(isReadBack(address, slug.toLowerCase()), address).toBe(true)
    }),
    runs,
  )
})
