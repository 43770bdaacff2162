import { expect, test } from 'vitest'
import type { FeedQuery } from '#web/graphql/generated.ts'
import { newRequestContext } from '#web/graphql/request-context.ts'
import { createServerGql } from '#web/graphql/server-client.ts'
import { feed } from './feeds.ts'

const entry = (id: string, publishedAt: string, updatedAt: string): FeedQuery['feed'][number] => ({
  __typename: 'FeedEntry',
  id,
  path: `/blogs/${id}`,
  title: `About ${id}`,
  summary: 'Plain words.',
  author: null,
  publishedAt,
  updatedAt,
})

/** The feed of a list, as text. */
async function feedOf(format: 'atom' | 'json', entries: FeedQuery['feed']): Promise<string> {
  const siteSettings = { __typename: 'SiteSettings', id: 'site', providerName: 'Wide Verandah', tagline: 'At home.' }
  const gql = createServerGql(() => Promise.resolve({ data: { siteSettings, feed: entries } }))
  const response = await feed('NEWS', format, { gql: gql(newRequestContext('test')), siteUrl: 'https://site.example' })
  return response.text()
}

// The newest entry is first, and the second one was changed last. As text, the first one’s change is later.
const entries = [
  entry('ramps', '2026-11-20T00:00:00Z', '2026-11-21T08:00:00+10:00'),
  entry('rails', '2026-11-01T00:00:00Z', '2026-11-20T23:00:00Z'),
  entry('steps', '2026-10-01T00:00:00Z', '2026-10-02T00:00:00Z'),
]

const datesIn = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.+)</${name}>`, 'g'))].map(([, date]) => date)

test('an Atom feed has the instant of its latest change, and the two instants of each entry', async () => {
  const xml = await feedOf('atom', entries)
  expect(datesIn(xml, 'updated')).toEqual(['2026-11-20T23:00:00Z', ...entries.map(({ updatedAt }) => updatedAt)])
  expect(datesIn(xml, 'published')).toEqual(entries.map(({ publishedAt }) => publishedAt))
})

test('a JSON feed has the two instants of each entry', async () => {
  const { items } = JSON.parse(await feedOf('json', entries))
  expect(items).toMatchObject(
    entries.map(({ publishedAt, updatedAt }) => ({ date_published: publishedAt, date_modified: updatedAt })),
  )
})

test('a feed without entries was last changed in 1970', async () => {
  expect(datesIn(await feedOf('atom', []), 'updated')).toEqual(['1970-01-01T00:00:00Z'])
})
