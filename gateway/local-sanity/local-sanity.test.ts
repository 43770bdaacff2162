import { ClientError, ServerError } from '@sanity/client'
import { expect, test } from 'vitest'
import { ConfigError } from '#gateway/config.ts'
import { localSanity } from './local-sanity.ts'
import { copyFixture, sanityOfFixture, writeInto } from '#tests/helpers/dataset-fixtures.ts'

const thrownBy = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

test('GROQ queries support parameters, order, slices, projections and references', async () => {
  const { client } = await sanityOfFixture()
  const query = `*[_type == $type && defined(slug.current)] | order(publishedAt desc)[0...$count]{
    "slug": slug.current, title, "by": author->name
  }`
  expect(await client.fetch(query, { type: 'post', count: 1 })).toEqual([
    { slug: 'rails', title: 'Where a rail helps', by: 'Mira Quandt' },
  ])
})

test('queries follow references to pictures and count across types', async () => {
  const { client } = await sanityOfFixture()
  const query = `{
    "picture": *[_type == "page" && path == "/about"][0].picture{alt, "size": asset->metadata.dimensions{width, height}},
    "posts": count(*[_type == "post"]),
    "writtenBy": *[_type == "author"]{name, "posts": count(*[references(^._id)])}
  }`
  expect(await client.fetch(query)).toEqual({
    picture: { alt: 'A ramp to a front door', size: { width: 120, height: 80 } },
    posts: 2,
    writtenBy: [{ name: 'Mira Quandt', posts: 2 }],
  })
})

test('the envelope has the fields of the hosted service', async () => {
  const { client } = await sanityOfFixture()
  const query = '*[_type == "author"][0].name'
  expect(await client.fetch(query, {}, { filterResponse: false, lastLiveEventId: 'seen' })).toEqual({
    query,
    result: 'Mira Quandt',
    syncTags: ['s1:author'],
    ms: expect.any(Number),
  })
})

test('each perspective returns its documents', async () => {
  const { client } = await sanityOfFixture()
  const query = '*[_type == "page" && path == "/about"]{_id, title, _originalId} | order(_id)'
  const about = { _id: 'page-about', title: 'About us', _originalId: null }
  const seen = (perspective: 'published' | 'drafts') => client.fetch(query, {}, { perspective })

  expect(await seen('published')).toEqual([about])
  expect(await seen('drafts')).toEqual([
    { _id: 'page-about', title: 'About us, rewritten', _originalId: 'drafts.page-about' },
  ])
})

test.each([
  ['a missing bracket', '*[_type == "page"', 'Unexpected end of query'],
  ['an unknown function', '*[_type == "page"]{"n": shout(title)}', 'Undefined function: shout'],
  ['a missing parameter', '*[_type == $type]', 'param $type referenced, but not provided'],
])('%s is refused with the reason', async (_, query, reason) => {
  const { client } = await sanityOfFixture()
  const error = await thrownBy(client.fetch(query))
  expect(error).toBeInstanceOf(ClientError)
  expect(error).toMatchObject({
    statusCode: 400,
    details: { type: 'queryParseError' },
    message: expect.stringContaining(reason),
  })
})

test('sentinels trigger each failure, as a value or as the last part of a path', async () => {
  const { client } = await sanityOfFixture({ slowMs: 20_000 })
  const requested = (value: string, signal?: AbortSignal) =>
    thrownBy(client.fetch('*[_type == "page" && path == $path][0]', { path: value }, { ...(signal && { signal }) }))

  expect(await requested('sentinel-429')).toMatchObject({
    statusCode: 429,
    message: 'sentinel-429 asked for this answer',
  })
  const failed = await requested('/services/sentinel-500')
  expect(failed).toBeInstanceOf(ServerError)
  expect(failed).toMatchObject({ statusCode: 500, message: 'sentinel-500 asked for this answer' })
  expect(await requested('/sentinel-slow', AbortSignal.timeout(100))).toMatchObject({ name: 'TimeoutError' })
  expect(await requested('/not-a-sentinel-500')).toBeUndefined()
})

test('without the test setting a sentinel is an ordinary value', async () => {
  const { client } = await sanityOfFixture({ hasSentinels: false })
  for (const path of ['sentinel-429', 'sentinel-500', '/sentinel-slow', 'sentinel-garbage'])
    expect(await client.fetch('$path', { path })).toBe(path)
})

test('sentinel-slow responds after a delay', async () => {
  const { client } = await sanityOfFixture({ slowMs: 20 })
  expect(await client.fetch('*[_type == "page" && path == "/"][0].title + $path', { path: '/sentinel-slow' })).toBe(
    'Home/sentinel-slow',
  )
})

test('sentinel-garbage is half a body, which the client cannot parse', async () => {
  const { client, get } = await sanityOfFixture()
  const response = await get('/v2025-02-19/data/query/production?query=*&$slug="sentinel-garbage"')
  expect(response.status).toBe(200)
  await expect(response.json()).rejects.toThrow(SyntaxError)
  expect(await client.fetch('*', { slug: 'sentinel-garbage' })).toBeUndefined()
})

test.each(['/v2025-02-19/data/mutate/production', '/healthz', '/images/kerbcut/production/0000-1x1.png'])(
  '%s is not found',
  async (path) => {
    const { get } = await sanityOfFixture()
    expect((await get(path)).status).toBe(404)
  },
)

test('a client of another project and dataset reads the same content', async () => {
  const { client } = await sanityOfFixture()
  const other = client.withConfig({ projectId: 'abc123', dataset: 'staging' })
  expect(await other.fetch('count(*[_type == "post"])')).toBe(2)
})

const sentenceOf = async (folder: string) => {
  const error = await thrownBy(localSanity(folder, { warn: () => {} }))
  expect(error).toBeInstanceOf(ConfigError)
  return String(error)
}

test('a folder that is missing, empty or broken fails the start with its sentence', async () => {
  const folder = await copyFixture()
  expect(await sentenceOf('/no/such/folder')).toMatch(/\/no\/such\/folder does not exist: set CONTENT_DATASET_DIR/)
  expect(await sentenceOf(`${folder}/images`)).toMatch(/images holds no documents: set CONTENT_DATASET_DIR/)
  await writeInto(folder, 'author/author-mira.json', { _id: 'author-mira', _type: 'author' })
  expect(await sentenceOf(folder)).toContain(
    `The content is broken. ${folder}/author/author-mira.json: name is missing; write it: Name.`,
  )
})
