import { filter, firstValueFrom } from 'rxjs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { stopClocks } from '#tests/helpers/stopped-clocks.ts'
import { found, stubContent } from '#tests/helpers/stub-content.ts'
import { createContentClient } from './client.ts'
import { pageByPath } from './documents/page.ts'
import { postBySlug } from './documents/post.ts'
import { emptyCacheMetadata } from '#schema/cache-metadata.ts'
import { createContentReader } from './reader.ts'
import { createContentSource } from './source.ts'

const noon = Date.parse('2026-11-21T12:00:00+10:00')

/** In a query, times are whole minutes: what changes at this time is seen to change at noon. */
const beforeNoon = new Date(noon - 5_000).toISOString()

/** Serves content that depends on the time that a query has; each read returns the content and its expiry. */
async function start(answer: (now: number) => unknown) {
  stopClocks(noon - 10_000)
  const stub = await stubContent(({ params }) => found(answer(Date.parse(JSON.parse(params.get('$now') ?? '')))))
  const logger = recordingLog()
  const client = createContentClient(stub.config)
  const source = createContentSource({
    client,
    staleFallback: { read: async () => undefined, write: async () => {}, forget: async () => {} },
    logger,
  })
  onTestFinished(() => source.stop())
  // Queries from before the welcome event are repeated.
  await firstValueFrom(client.live.events().pipe(filter(({ type }) => type === 'welcome')))
  return {
    stub,
    entries: () => source.cache.size().entries,
    read: () => {
      const cacheMetadata = emptyCacheMetadata()
      return { reader: createContentReader(source, cacheMetadata, logger), cacheMetadata }
    },
  }
}

test('a cached page expires at the time it reported', async () => {
  const { stub, read } = await start((now) =>
    now < noon
      ? {
          _id: 'page-a',
          path: '/about',
          title: 'A',
          lead: null,
          description: null,
          lastReviewed: null,
          expiresAt: beforeNoon,
          glossary: null,
          guide: null,
          picture: null,
          easyRead: null,
          otherHelp: null,
          choicePictures: null,
          blocks: [],
        }
      : null,
  )
  const { reader, cacheMetadata } = read()
  expect(await pageByPath(reader, '/about')).toMatchObject({ title: 'A' })
  expect(cacheMetadata.validUntil).toBe(noon)
  vi.advanceTimersByTime(9_999)
  expect(await pageByPath(read().reader, '/about')).toMatchObject({ title: 'A' })
  expect(stub.requests).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(await pageByPath(read().reader, '/about')).toBeNull()
})

test('a scheduled post appears at its time, and not before', async () => {
  const publishedAt = beforeNoon
  const post = { _id: 'post-a', slug: 'a', title: 'A', summary: 'S', publishedAt, body: [] }
  const { stub, read, entries } = await start((now) =>
    now < noon ? { post: null, comesAt: publishedAt } : { post, comesAt: null },
  )
  const { reader, cacheMetadata } = read()
  expect(await postBySlug(reader, 'a')).toBeNull()
  expect(cacheMetadata.validUntil).toBe(noon)
  vi.advanceTimersByTime(9_999)
  expect(await postBySlug(read().reader, 'a')).toBeNull()
  expect(stub.requests).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(await postBySlug(read().reader, 'a')).toMatchObject({ title: 'A' })
  const asked = stub.requests.map(({ params }) => params.get('$now'))
  expect(asked).toEqual(['"2026-11-21T01:59:00.000Z"', '"2026-11-21T02:00:00.000Z"'])
  // The time is no part of the key of a result.
  expect(entries()).toBe(1)
})
