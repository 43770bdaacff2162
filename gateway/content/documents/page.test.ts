import { expect, test } from 'vitest'
import type { ContentReader } from '#gateway/content/reader.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { pageByPath } from './page.ts'

/** A reader that gives every query the same result, and a record of its calls. */
const readerOf = (result: object | null) => {
  const log = recordingLog()
  const until: number[] = []
  const reader: ContentReader = {
    logger: log,
    read(_, __, { validUntil } = {}) {
      if (validUntil) until.push(validUntil(result as never))
      return Promise.resolve(result as never)
    },
  }
  return { reader, log, until }
}

const page = (more: object = {}) => ({ _id: 'page-a', path: '/about', ...more })

test('a page with only an id and a path is an empty page', async () => {
  expect(await pageByPath(readerOf(page()).reader, '/about')).toMatchObject({
    id: 'page-a',
    title: '',
    lead: '',
    blocks: [],
  })
})

test.each([null, {}, page({ _id: null }), page({ path: null })])('%o is not a page', async (found) => {
  expect(await pageByPath(readerOf(found).reader, '/about')).toBeNull()
})

test('a block of an unknown type is left out and logged once, however often the page is read', async () => {
  const blocks = [
    { _type: 'holoBlock', _key: 'x' },
    { _type: 'contactPanelBlock', _key: 'y', heading: 'Contact' },
    { _type: 'holoBlock', _key: 'z' },
  ]
  const { reader, log } = readerOf(page({ blocks }))
  expect(await pageByPath(reader, '/about')).toMatchObject({ blocks: [{ key: 'y' }] })
  await pageByPath(reader, '/about')
  expect(log.lines).toEqual([
    {
      level: 'warn',
      message: 'A document has a block of an unknown type; it is left out',
      facts: { document: 'page-a', type: 'holoBlock' },
    },
  ])
})

test('blocks without keys get generated keys', async () => {
  const blocks = [
    { _type: 'contactPanelBlock', heading: 'One' },
    { _type: 'contactPanelBlock', heading: 'Two' },
  ]
  const found = await pageByPath(readerOf(page({ blocks })).reader, '/about')
  expect(new Set(found?.blocks.map((block) => 'key' in block && block.key)).size).toBe(2)
})

test('a page is valid until it expires, or until the next post appears on it', async () => {
  const posts = { _type: 'latestPostsBlock', _key: 'n', heading: 'News', nextPostAt: '2026-12-01T00:00:00Z' }
  const { reader, until } = readerOf(page({ expiresAt: '2027-01-01T00:00:00Z', blocks: [posts] }))
  await pageByPath(reader, '/about')
  const lasting = readerOf(page())
  await pageByPath(lasting.reader, '/about')
  expect([...until, ...lasting.until]).toEqual([Date.parse('2026-12-01T00:00:00Z'), Infinity])
})

test('a page of a guide has its place in it, and links to the next and the previous page, before other related links', async () => {
  const pages = ['a', 'b', 'c'].map((name) => ({ _id: `page-${name}`, path: `/${name}`, title: name.toUpperCase() }))
  const blocks = [
    { _type: 'contactPanelBlock', _key: 'x', heading: 'Contact' },
    { _type: 'callToActionBlock', _key: 'y', heading: 'Related' },
  ]
  const guideOn = async (name: string) =>
    (
      await pageByPath(
        readerOf({ _id: `page-${name}`, path: `/${name}`, blocks, guide: { title: 'Funding', pages } }).reader,
        '/',
      )
    )?.blocks
  expect(await guideOn('b')).toMatchObject([
    { key: 'x' },
    {
      heading: 'Funding, page 2 of 3',
      links: [
        { label: 'Next: C', href: '/c' },
        { label: 'Back: A', href: '/a' },
      ],
    },
    { key: 'y' },
  ])
  expect((await guideOn('a'))?.[1]).toMatchObject({
    heading: 'Funding, page 1 of 3',
    links: [{ label: 'Next: B', href: '/b' }],
  })
  expect((await guideOn('c'))?.[1]).toMatchObject({ links: [{ label: 'Back: B', href: '/b' }] })
})

test('an overlong path is not queried', async () => {
  const reader: ContentReader = { logger: recordingLog(), read: () => Promise.reject(new Error('asked')) }
  expect(await pageByPath(reader, `/${'a'.repeat(200)}`)).toBeNull()
  await expect(pageByPath(reader, '/about')).rejects.toThrow('asked')
})

test('a page of an editor is read at its own path, and an invented path is not queried', async () => {
  const own = { _id: 'page-own', path: '/services/repairs', title: 'Repairs' }
  const queries: string[] = []
  const reader: ContentReader = {
    logger: recordingLog(),
    read: (query) => {
      queries.push(query)
      return Promise.resolve((query.includes('"settings"') ? { pages: [own] } : own) as never)
    },
  }
  expect(await pageByPath(reader, '/services/repairs')).toMatchObject({ title: 'Repairs' })
  expect(queries).toHaveLength(2)
  expect(await pageByPath(reader, '/services/invented')).toBeNull()
  expect(queries).toHaveLength(3)
})
