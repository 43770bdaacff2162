import { ClientError, ServerError } from '@sanity/client'
import { expect, test } from 'vitest'
import { clientOf, serveFixture } from '#tests/helpers/dataset-fixtures.ts'

const thrownBy = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

test('GROQ queries support parameters, order, slices, projections and references', async () => {
  const { client } = await serveFixture()
  const query = `*[_type == $type && defined(slug.current)] | order(publishedAt desc)[0...$count]{
    "slug": slug.current, title, "by": author->name
  }`
  expect(await client.fetch(query, { type: 'post', count: 1 })).toEqual([
    { slug: 'rails', title: 'Where a rail helps', by: 'Mira Quandt' },
  ])
})

test('queries follow references to pictures and count across types', async () => {
  const { client } = await serveFixture()
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

test('[S78] a query that is too long for a URL is sent by POST and gets the same result', async () => {
  const { client } = await serveFixture()
  const many = Array.from({ length: 2000 }, (_, index) => `no-such-slug-${index}`)
  const query = '*[_type == "post" && slug.current in $slugs]{"slug": slug.current}'
  expect(await client.fetch(query, { slugs: [...many, 'ramps'] })).toEqual([{ slug: 'ramps' }])
})

test('the envelope has the fields of the hosted service, and the query only on request', async () => {
  const { client, origin } = await serveFixture()
  const query = '*[_type == "author"][0].name'
  expect(await client.fetch(query, {}, { filterResponse: false, lastLiveEventId: 'seen' })).toEqual({
    query,
    result: 'Mira Quandt',
    ms: expect.any(Number),
  })
  const address = `${origin}/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}&returnQuery=false`
  expect(await (await fetch(address)).json()).not.toHaveProperty('query')
})

test('each perspective returns its documents', async () => {
  const { client } = await serveFixture()
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
  const { client } = await serveFixture()
  const error = await thrownBy(client.fetch(query))
  expect(error).toBeInstanceOf(ClientError)
  expect(error).toMatchObject({
    statusCode: 400,
    details: { type: 'queryParseError' },
    message: expect.stringContaining(reason),
  })
})

test('sentinels trigger each failure, as a value or as the last part of a path', async () => {
  const { client } = await serveFixture({ slowMs: 20_000 })
  const requested = (value: string, signal?: AbortSignal) =>
    thrownBy(client.fetch('*[_type == "page" && path == $path][0]', { path: value }, { ...(signal && { signal }) }))

  expect(await requested('sentinel-429')).toMatchObject({
    statusCode: 429,
    message: 'Too Many Requests - sentinel-429 asked for this answer',
  })
  const failed = await requested('/services/sentinel-500')
  expect(failed).toBeInstanceOf(ServerError)
  expect(failed).toMatchObject({ statusCode: 500, message: 'sentinel-500 asked for this answer' })
  expect(await requested('/sentinel-slow', AbortSignal.timeout(100))).toMatchObject({ name: 'TimeoutError' })
  expect(await requested('/not-a-sentinel-500')).toBeUndefined()
})

test('without the test setting a sentinel is an ordinary value', async () => {
  const { client } = await serveFixture({ hasSentinels: false })
  for (const path of ['sentinel-429', 'sentinel-500', '/sentinel-slow', 'sentinel-garbage'])
    expect(await client.fetch('$path', { path })).toBe(path)
})

test('sentinel-slow responds after a delay', async () => {
  const { client } = await serveFixture({ slowMs: 20 })
  expect(await client.fetch('*[_type == "page" && path == "/"][0].title + $path', { path: '/sentinel-slow' })).toBe(
    'Home/sentinel-slow',
  )
})

test('sentinel-garbage is half a body, which the client cannot parse', async () => {
  const { client, origin } = await serveFixture()
  const address = `${origin}/v2025-02-19/data/query/production?query=*&$slug=${encodeURIComponent('"sentinel-garbage"')}`
  const response = await fetch(address)
  expect(response.status).toBe(200)
  await expect(response.json()).rejects.toThrow(SyntaxError)
  expect(await client.fetch('*', { slug: 'sentinel-garbage' })).toBeUndefined()
})

test.each([
  [
    'another dataset',
    '/v2025-02-19/data/query/staging?query=*',
    404,
    'there is no dataset "staging" here, only "production"',
  ],
  [
    'an unknown address',
    '/v2025-02-19/data/mutate/production',
    404,
    '/v2025-02-19/data/mutate/production is no address of the local content service, which only reads',
  ],
  ['no query', '/v2025-02-19/data/query/production', 400, 'the parameter "query" is missing'],
  [
    'a parameter that is not JSON',
    '/v2025-02-19/data/query/production?query=*&$a=b',
    400,
    'the parameter $a is not JSON: b',
  ],
  [
    'a perspective nobody knows',
    '/v2025-02-19/data/query/production?query=*&perspective=mine',
    400,
    'the perspective "mine" is none of published, drafts',
  ],
])('%s is reported', async (_, path, status, message) => {
  const { origin } = await serveFixture()
  const response = await fetch(origin + path)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ statusCode: status, error: expect.any(String), message })
})

test('the health check responds', async () => {
  const { origin } = await serveFixture()
  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok', documents: 10 })
})

test('a client of another project reads the same content', async () => {
  const { origin } = await serveFixture()
  expect(await clientOf(origin).withConfig({ projectId: 'abc123' }).fetch('count(*[_type == "post"])')).toBe(2)
})
