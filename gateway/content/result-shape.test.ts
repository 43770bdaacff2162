import { expect, test } from 'vitest'
import { documentPaths, staticPaths } from '#tests/helpers/dataset.ts'
import { datasetReader } from '#tests/helpers/dataset-reader.ts'
import { documentAt, everyList } from '#tests/helpers/every-query.ts'
import { pageByPath } from './documents/page.ts'
import type { ContentReader } from './reader.ts'
import { shapesOf } from './generate-shapes.ts'
import { conformResult, shapeOf } from './result-shape.ts'
import { roots } from './result-shapes.generated.ts'

/** Every query with its results for the sample dataset. */
async function sampleResults(): Promise<Map<string, object[]>> {
  const results = new Map<string, object[]>()
  const dataset = await datasetReader()
  const reader: ContentReader = {
    logger: dataset.logger,
    async read(query, params) {
      const result = await dataset.read(query, params)
      results.set(query, [...(results.get(query) ?? []), ...(typeof result === 'object' && result ? [result] : [])])
      return result
    },
  }
  for (const path of staticPaths) await pageByPath(reader, path)
  for (const path of documentPaths()) await documentAt(reader, path)
  await everyList(reader)
  return results
}

const results = await sampleResults()
const queryWith = (text: string) => [...results.keys()].find((query) => query.includes(text)) ?? ''
const story = queryWith('_type == "story" && lower(slug.current) == $slug')
const page = queryWith('path == $path')

test('every query has a shape, and results of the sample dataset keep all their values', () => {
  expect(results.size).toBe(Object.keys(roots).length)
  for (const [query, found] of results) {
    expect(found, query).not.toEqual([])
    for (const result of found) expect(conformResult(shapeOf(query), result)).toEqual({ result, leftOut: [], cut: [] })
    expect(() => conformResult(shapeOf(query), { unexpected: true }), query).toThrow('values of the wrong type')
    expect(() => conformResult(shapeOf(query), [1, 2]), query).toThrow('values of the wrong type')
  }
})

const sampleStory = { ...results.get(story)?.[0] }

test.each([
  ['a number in place of text', { title: 5 }, { title: null }, 'title'],
  ['an object in place of text', { name: {} }, { name: null }, 'name'],
  ['a list in place of an object', { picture: [] }, { picture: null }, 'picture'],
  ['text in place of a list', { body: 'Once' }, { body: null }, 'body'],
  [
    'a picture with a text of the wrong type',
    { picture: { asset: null, alt: true, isDecorative: null, caption: null } },
    { picture: null },
    'picture',
  ],
])('[S79] a document with %s lacks the field', (_, damage, expected, place) => {
  const { result, leftOut } = conformResult(shapeOf(story), { ...sampleStory, ...damage })
  expect(result).toEqual({ ...sampleStory, ...expected })
  expect(leftOut).toEqual([place])
})

test('[S79] one document with a value of the wrong type affects no other', () => {
  const openJobs = queryWith('{\n  "jobs": *[_type == "job"')
  const job = {
    _id: 'job-x',
    slug: 'x',
    title: 'X',
    summary: null,
    place: 4810,
    hours: null,
    closesOn: null,
    body: null,
  }
  const other = { ...job, _id: 'job-y', place: 'Townsville' }
  const { result, leftOut } = conformResult(shapeOf(openJobs), { jobs: [job, other], nextAt: null })
  expect(result).toEqual({ jobs: [{ ...job, place: null }, other], nextAt: null })
  expect(leftOut).toEqual(['jobs[].place'])
  const settings = conformResult(shapeOf(queryWith('"searchWords"')), {
    settings: { supportPhone: 1, offices: null },
    searchWords: [],
  })
  expect(settings).toMatchObject({ result: { settings: null, searchWords: [] }, leftOut: ['settings'] })
})

test('text loses the characters that HTML cannot carry; an id is unchanged, and a slug that no address can have is missing', () => {
  const title = 'A\0 ra\u0001mp\u000b\u007f\u0085\ufffe, \ud800 wide\r\nand\rflat\t👩‍🦽'
  const { result } = conformResult(shapeOf(story), { ...sampleStory, title, slug: 'a\u0001', _id: 'a\u0001' })
  expect(result).toMatchObject({ title: 'A ramp, \ufffd wide\nand\nflat\t👩‍🦽', slug: null, _id: 'a\u0001' })
})

const storyOf = (id: string, body: unknown) => ({ _id: id, slug: id, name: null, title: null, summary: null, body })

test('a document with too much text ends where its text reaches the limit, and others are whole', () => {
  const stories = queryWith('*[_type == "story"] | order(_id asc)')
  const block = { _type: 'block', _key: 'a', style: 'normal', listItem: null, level: null, markDefs: null }
  const paragraph = (text: string) => ({ ...block, children: [{ _type: 'span', _key: 'b', text, marks: null }] })
  const long = paragraph('x'.repeat(100_000))
  const { result, cut } = conformResult(shapeOf(stories), [
    storyOf('long', [long, long, long, long]),
    storyOf('short', [paragraph('Short')]),
  ])
  const read = JSON.parse(JSON.stringify(result)).map(({ body }: { body: { children: { text: string }[] }[] }) =>
    body.map(({ children }) => children[0]?.text.length),
  )
  expect(read).toEqual([[100_000, 100_000, expect.any(Number)], [5]])
  expect(read[0][2]).toBeLessThan(56_000)
  expect(cut).toEqual(['long'])
})

test('[S79] missing values are null, also those of a document that does not exist', () => {
  expect(conformResult(shapeOf(story), { ...sampleStory, title: null }).result).toMatchObject({ title: null })
  expect(conformResult(shapeOf(story), null)).toEqual({ result: null, leftOut: [], cut: [] })
})

test('[S79] a list item with a value of the wrong type is left out, in its innermost list', () => {
  const good = { label: 'Go', href: 'https://a.example', hash: null, to: null }
  const block = {
    _type: 'callToActionBlock',
    _key: 'a',
    heading: 'Heading',
    intro: null,
    links: [good, 7, { ...good, label: [] }],
  }
  const damaged = { ...block, heading: { text: 'Heading' } }
  const later = { _type: 'laterBlock', heading: 5 }
  const sample = { ...results.get(page)?.[0], blocks: [damaged, block, later, { _type: {} }] }
  const { result, leftOut } = conformResult(shapeOf(page), sample)
  expect(result).toMatchObject({
    blocks: [null, { ...block, links: [good, null, null] }, { _type: 'laterBlock' }, null],
  })
  expect(leftOut).toEqual(['blocks[]', 'blocks[].links[]'])
})

test('[S79] a count that GraphQL cannot send is of the wrong type', () => {
  const posts = queryWith('"total"')
  for (const total of [2 ** 31, 0.5])
    expect(() => conformResult(shapeOf(posts), { ...results.get(posts)?.[0], total })).toThrow(
      'values of the wrong type',
    )
})

test.each([
  ['now()', 'post.ts, postsQuery: Use $now'],
  ['$now', undefined],
])('code generation refuses now(), which Sanity’s CDN answers from its cache: %s', (now, error) => {
  const query = {
    query: `*[_type == "post" && publishedAt <= ${now}]{ _id }`,
    variable: { id: { name: 'postsQuery' } },
  }
  const generate = () => shapesOf([{ filename: 'post.ts', queries: [query] }] as never, [])
  if (error) expect(generate).toThrow(error)
  else expect(generate).not.toThrow()
})
