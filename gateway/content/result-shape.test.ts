import { expect, test } from 'vitest'
import { documentPaths, staticPaths } from '#tests/helpers/dataset.ts'
import { datasetReader } from '#tests/helpers/dataset-reader.ts'
import { addresses } from './queries/address.ts'
import { easyReadBySlug } from './queries/easy-read.ts'
import { feed } from './queries/feed.ts'
import { finderStep } from './queries/finder.ts'
import { jobBySlug } from './queries/job.ts'
import { escalationAddress } from './queries/mail-settings.ts'
import { pageByPath } from './queries/page.ts'
import { postBySlug, postPage } from './queries/post.ts'
import { productBySlug } from './queries/product.ts'
import { publicationByPath } from './queries/publication.ts'
import { redirectFrom } from './queries/redirect.ts'
import { searchableContent } from './queries/search.ts'
import { siteSettings } from './queries/site-settings.ts'
import { storyBySlug } from './queries/story.ts'
import type { ContentReader } from './reader.ts'
import { conformResult } from './result-shape.ts'
import { roots } from './result-shapes.generated.ts'

/** Every query with its results for the sample dataset. */
async function sampleResults(): Promise<Map<string, object[]>> {
  const results = new Map<string, object[]>()
  const dataset = await datasetReader()
  const reader: ContentReader = {
    logger: dataset.logger,
    async read(query, params) {
      const result: object | null = await dataset.read(query, params)
      results.set(query, [...(results.get(query) ?? []), ...(result ? [result] : [])])
      // The type of the query: it is only recorded in between.
      return result as never
    },
  }
  for (const path of staticPaths) await pageByPath(reader, path)
  for (const path of documentPaths()) {
    const slug = path.slice(path.lastIndexOf('/') + 1)
    await publicationByPath(reader, path)
    for (const bySlug of [easyReadBySlug, jobBySlug, postBySlug, productBySlug, storyBySlug]) await bySlug(reader, slug)
  }
  await Promise.all([
    addresses(reader),
    escalationAddress(reader),
    feed(reader, 'NEWS'),
    feed(reader, 'JOBS'),
    finderStep(reader, ''),
    postPage(reader, 1),
    redirectFrom(reader, '/somewhere'),
    searchableContent(reader),
    siteSettings(reader),
  ])
  return results
}

const results = await sampleResults()
const queryWith = (text: string) => [...results.keys()].find((query) => query.includes(text)) ?? ''
const story = queryWith('_type == "story" && slug.current == $slug')
const page = queryWith('path == $path')

test('every query has a shape, and results of the sample dataset keep all their values', () => {
  expect(results.size).toBe(Object.keys(roots).length)
  for (const [query, found] of results) {
    expect(found, query).not.toEqual([])
    for (const result of found) expect(conformResult(query, result)).toEqual({ result, leftOut: [] })
    expect(() => conformResult(query, { unexpected: true }), query).toThrow('values of the wrong type')
    expect(() => conformResult(query, [1, 2]), query).toThrow('values of the wrong type')
  }
})

const sampleStory = { ...results.get(story)?.[0] }

test.each([
  ['a number in place of text', { title: 5 }],
  ['an object in place of text', { name: {} }],
  ['a list in place of an object', { picture: [] }],
  ['text in place of a list', { body: 'Once' }],
  ['a nested value of the wrong type', { picture: { asset: null, alt: true, isDecorative: null, caption: null } }],
])('[S79] a document with %s is refused', (_, damage) => {
  expect(() => conformResult(story, { ...sampleStory, ...damage })).toThrow('values of the wrong type')
})

test('[S79] missing values are null, also those of a document that does not exist', () => {
  expect(conformResult(story, { ...sampleStory, title: null }).result).toMatchObject({ title: null })
  expect(conformResult(story, null)).toEqual({ result: null, leftOut: [] })
})

test('[S79] a list item with a value of the wrong type is left out, in its innermost list', () => {
  const good = { label: 'Go', href: 'https://a.example', hash: null, to: null }
  const block = {
    _type: 'callToActionBlock',
    _key: 'a',
    heading: 'Heading',
    text: null,
    links: [good, 7, { ...good, label: [] }],
  }
  const damaged = { ...block, heading: { text: 'Heading' } }
  const later = { _type: 'laterBlock', heading: 5 }
  const sample = { ...results.get(page)?.[0], blocks: [damaged, block, later, { _type: {} }] }
  const { result, leftOut } = conformResult(page, sample)
  expect(result).toMatchObject({
    blocks: [null, { ...block, links: [good, null, null] }, { _type: 'laterBlock' }, null],
  })
  expect(leftOut).toEqual(['blocks[].links[]', 'blocks[]'])
})

test('[S79] a count that GraphQL cannot send is of the wrong type', () => {
  const posts = queryWith('"total"')
  expect(() => conformResult(posts, { ...results.get(posts)?.[0], total: 2 ** 31 })).toThrow('values of the wrong type')
})
