import { expect, test } from 'vitest'
import type { ContentReader } from '#gateway/content/reader.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { addresses } from './address.ts'
import { feed } from './feed.ts'

function readerOf(result: object) {
  const until: number[] = []
  const reader: ContentReader = {
    logger: recordingLog(),
    read(_, __, { validUntil } = {}) {
      if (validUntil) until.push(validUntil(result as never))
      return Promise.resolve(result as never)
    },
  }
  return { reader, until }
}

const _updatedAt = '2026-11-02T00:00:00Z'

test('each type of document has the path of its page; a document without a page is left out', async () => {
  const shown = [
    { _type: 'page', path: '/about', _updatedAt },
    { _type: 'page', path: '/no/row/of/the/site-map', _updatedAt },
    { _type: 'post', slug: 'a post', _updatedAt },
    { _type: 'job', slug: 'driver', _updatedAt },
    { _type: 'publication', slug: 'ramps', kind: 'factSheet', _updatedAt },
    { _type: 'publication', slug: 'ramps', kind: 'poster', _updatedAt },
    { _type: 'publication', slug: 'ramps', kind: 'constructor', _updatedAt },
    { _type: 'toString', slug: 'ramps', _updatedAt },
    { _type: 'story', slug: null, _updatedAt },
    { _type: 'easyRead', slug: 'ndis', _updatedAt: null },
  ]
  expect(await addresses(readerOf({ shown, nextPostAt: null, nextJobAt: null }).reader)).toEqual(
    ['/about', '/blogs/a%20post', '/careers/driver', '/resources/fact-sheet/ramps'].map((path) => ({
      __typename: 'Address',
      path,
      updatedAt: _updatedAt,
    })),
  )
})

test('the list of pages is valid until the next document appears or expires', async () => {
  const { reader, until } = readerOf({
    shown: [
      { _type: 'job', slug: 'driver', _updatedAt, closesOn: '2027-01-03', expiresAt: null },
      { _type: 'page', path: '/about', _updatedAt, closesOn: null, expiresAt: '2027-01-04T00:00:00Z' },
    ],
    nextPostAt: '2027-01-05T00:00:00Z',
    nextJobAt: null,
  })
  await addresses(reader)
  expect(until).toEqual([Date.parse('2027-01-04T00:00:00+10:00')])
})

test('a feed entry’s update is never earlier than its publication', async () => {
  const post = {
    _id: 'post-a',
    slug: 'a',
    title: 'A',
    summary: null,
    author: null,
    publishedAt: '2026-11-20T00:00:00Z',
  }
  const entries = [
    { ...post, _updatedAt },
    { ...post, _updatedAt: '2026-11-21T00:00:00Z' },
    { ...post, title: null },
  ]
  const { reader, until } = readerOf({ entries, nextAt: '2027-01-05T00:00:00Z' })
  expect((await feed(reader, 'NEWS')).map(({ updatedAt }) => updatedAt)).toEqual([
    '2026-11-20T00:00:00Z',
    '2026-11-21T00:00:00Z',
  ])
  expect(until).toEqual([Date.parse('2027-01-05T00:00:00Z')])
})
