import { createServer } from 'node:http'
import express from 'express'
import { getIntrospectionQuery } from 'graphql'
import { serverAudits } from 'graphql-http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyCacheMetadata } from '#schema/cache-metadata.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { listening } from '#tests/helpers/listening.ts'
import { byHash, operation, operationHash, persistedOperations } from '#tests/helpers/operations.ts'
import { noContent } from '#tests/helpers/stub-content.ts'
import type { ContentSource } from '#gateway/content/source.ts'
import { createGateway } from '#gateway/gateway.ts'
import type { Counted } from '#gateway/security/rate-limit.ts'
import { createWorkLimit, type WorkLimit } from '#gateway/security/work-limit.ts'
import { graphqlRoutes } from './graphql-routes.ts'
import type { Submissions } from '#gateway/submissions/submissions.ts'

interface Setting {
  readonly isDevelopment?: boolean
  readonly source?: ContentSource
  readonly workLimit?: WorkLimit
}

const read = async (response: Response) => {
  const answer: { data?: unknown; errors?: { message: string; extensions?: { code?: string } }[] } =
    await response.json()
  return { status: response.status, ...answer, code: answer.errors?.[0]?.extensions?.code }
}

/** The gateway over HTTP, as an external client uses it. */
async function serve({ isDevelopment = false, source = noContent, workLimit = createWorkLimit() }: Setting = {}) {
  const submit = vi.fn<Submissions['submit']>(() => Promise.resolve({ kind: 'expired', token: 'new' }))
  const submissions: Submissions = {
    issueToken: () => 'token',
    submit,
    takeStep: vi.fn(),
    undelivered: () => Promise.resolve({ waiting: 0, parked: 0, oldestAge: undefined }),
    withheld: () => ({ doubtful: 0, undelivered: 0, unknownMail: 0 }),
    mailCounts: { sent: 0, deferred: 0, parked: 0 },
    stop: () => Promise.resolve(),
  }
  const log = recordingLog()
  const addresses: (string | undefined)[] = []
  const rateLimit = {
    secondsToWait: (_: Counted, address: string | undefined) => {
      addresses.push(address)
      return Promise.resolve(addresses.length > 1 ? 301 : undefined)
    },
    mayAcknowledge: () => Promise.resolve(true),
  }
  const gateway = await createGateway({
    config: { isDevelopment },
    source,
    submissions,
    rateLimit,
    persistedOperations,
    logger: log,
  })
  onTestFinished(() => gateway.stop())
  const routes = graphqlRoutes(gateway, {
    workLimit,
    isDevelopment,
    proxies: 1,
  })
  const server = createServer(express().disable('x-powered-by').use(routes))
  const url = `${await listening(server)}/graphql`
  const json = { 'content-type': 'application/json' }
  return {
    url,
    log,
    addresses,
    /** Runs an operation in-process, as the site does. */
    within: (query: string, input = {}) =>
      gateway.execute({ query, variables: input }, { requestId: 'test', ...emptyCacheMetadata() }),
    submit,
    post: async (body: unknown, headers: Record<string, string> = json) =>
      read(await fetch(url, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })),
    get: async (params: Record<string, unknown>, headers: Record<string, string> = json) => {
      const search = Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ])
      return read(await fetch(`${url}?${new URLSearchParams(search)}`, { headers }))
    },
  }
}

const page = operation('Page')
const variables = { path: '/about' }
const mutation = operation('SubmitEnquiry')

test('a persisted operation is accepted by its text and by its hash', async () => {
  const { post, get } = await serve()
  const answer = { status: 200, data: { page: null } }
  expect(await post({ query: page, variables })).toMatchObject(answer)
  expect(await post({ ...byHash(operationHash(page)), variables })).toMatchObject(answer)
  expect(await get({ ...byHash(operationHash(page)), variables })).toMatchObject(answer)
})

test.each([
  ['another operation', '{ siteSettings { id } }'],
  ['the same with a space more', `${page} `],
  ['introspection', getIntrospectionQuery()],
  ['what is no GraphQL at all', 'drop table'],
])('%s is refused with 403', async (_, query) => {
  const { post } = await serve()
  expect(await post({ query, variables })).toMatchObject({ status: 403, code: 'OPERATION_NOT_PERSISTED' })
})

test.each([
  ['one list', 'SubmitEnquiry', { needs: Array.from({ length: 501 }, () => 'aac') }],
  [
    'the answers of a step',
    'TakeFormStep',
    {
      form: 'feedback',
      move: 'NEXT',
      answers: { needs: Array.from({ length: 501 }, () => 'aac') },
    },
  ],
])('a form with too many values in %s is refused before it is validated', async (_, name, input) => {
  const { post, submit, addresses } = await serve()
  expect(await post({ query: operation(name), variables: { input } })).toMatchObject({
    status: 400,
    code: 'BAD_USER_INPUT',
    errors: [{ message: 'A form may have 500 values at the most.' }],
  })
  expect(submit).not.toHaveBeenCalled()
  expect(addresses).toEqual([])
})

test('the posts of the site’s own pages are counted where they are read, and not again with the fields that they leave out', async () => {
  const { within, submit } = await serve()
  const input = { token: 'token', needs: Array.from({ length: 500 }, () => 'aac') }
  expect((await within(mutation, { input })).errors).toBeUndefined()
  expect(submit).toHaveBeenCalledOnce()
})

test('a network that sends too many requests gets 429 with Retry-After', async () => {
  const { url, get } = await serve({ workLimit: { ...createWorkLimit(), secondsToWait: () => 40 } })
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: page, variables }),
  })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '40'])
  expect(await get({ ...byHash(operationHash(page)), variables })).toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
  })
})

test.each(['reserved', 'other'])('when too many jobs run at once, %s work is refused temporarily', async (kind) => {
  const workLimit = createWorkLimit()
  const { url, post, get } = await serve({ workLimit })
  const end = Promise.withResolvers<void>()
  for (let n = 0; n < 48; n++) void workLimit.run(() => end.promise, { isReserved: true })
  const ask = () =>
    kind === 'reserved' ? post({ query: mutation, variables: { input: {} } }) : get({ query: page, variables })
  expect(await ask()).toMatchObject({ status: 503, code: 'BUSY' })
  const refused = await fetch(`${url}?${new URLSearchParams({ query: page })}`, {
    headers: { 'apollo-require-preflight': 'true' },
  })
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  end.resolve()
  expect(await ask()).toMatchObject({ status: 200 })
})

test('clients cannot add to the persisted operations', async () => {
  const { post } = await serve()
  const query = '{ siteSettings { id } }'
  const hash = byHash(operationHash(query))
  expect(await post(hash)).toMatchObject({ code: 'PERSISTED_QUERY_NOT_FOUND' })
  expect(await post({ query, ...hash })).toMatchObject({ status: 403, code: 'OPERATION_NOT_PERSISTED' })
  expect(await post(hash)).toMatchObject({ code: 'PERSISTED_QUERY_NOT_FOUND' })
  expect(await post({ query, ...byHash(operationHash(page)) })).toMatchObject({ status: 403 })
  expect(await post(byHash('constructor'))).toMatchObject({ status: 400 })
})

test('the limit on variables does not apply to the operations of the site', async () => {
  const { within, post } = await serve()
  const long = { path: `/${'x'.repeat(8_000)}` }
  expect((await post({ query: page, variables: long })).status).toBe(400)
  expect((await within(page, long)).errors).toBeUndefined()
})

test.each([{ toString: 1 }, 7, null, 'abc', ['a'.repeat(64)], 'a'.repeat(30_000)])(
  'a hash that is none (%j) is the client’s error, by POST and by GET',
  async (sha256Hash) => {
    const { post, url, log } = await serve()
    const extensions = { persistedQuery: { version: 1, sha256Hash } }
    expect(await post({ extensions })).toMatchObject({ status: 400 })
    const headers = { 'apollo-require-preflight': 'true' }
    const query = new URLSearchParams({ extensions: JSON.stringify(extensions).slice(0, 8_000) })
    expect((await fetch(`${url}?${query}`, { headers })).status).toBe(400)
    expect(log.lines).toEqual([])
  },
)

test.each([
  ['a version of persisted queries that does not exist', { version: 2, sha256Hash: operationHash(page) }],
  ['no version', { sha256Hash: operationHash(page) }],
  ['the hash of another operation', { version: 1, sha256Hash: 'a'.repeat(64) }],
  ['no hash', { version: 1 }],
])('%s is the client’s error, with the text and without', async (_, persistedQuery) => {
  const { post, get, log } = await serve()
  const extensions = { persistedQuery }
  for (const asked of [{ extensions }, { query: page, extensions }])
    for (const answer of [await post({ ...asked, variables }), await get({ ...asked, variables })])
      if (answer.code !== 'PERSISTED_QUERY_NOT_FOUND')
        expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
  expect(log.lines).toEqual([])
})

test('variables that nest deeply are the client’s error', async () => {
  const { post, log } = await serve()
  const nested = JSON.parse(`${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`)
  expect(
    await post({ query: operation('SearchResults'), variables: { query: 'rail', page: 1, nested } }),
  ).toMatchObject({ status: 400 })
  expect(log.lines).toEqual([])
})

test('an answer to a GET is private and never stored, because it may hold a token or a search', async () => {
  const { url } = await serve()
  const query = new URLSearchParams({
    extensions: JSON.stringify(byHash(operationHash(operation('FormToken'))).extensions),
    variables: JSON.stringify({ form: 'feedback' }),
  })
  const response = await fetch(`${url}?${query}`, { headers: { 'apollo-require-preflight': 'true' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('a mutation by GET is refused, because a link could send it', async () => {
  const { get, submit } = await serve()
  const input = { input: { name: 'Quill' } }
  const response = await get({ ...byHash(operationHash(mutation)), variables: input })
  expect(response).toMatchObject({ status: 405 })
  expect((await get({ query: mutation, variables: input })).status).toBe(405)
  expect(submit).not.toHaveBeenCalled()
})

test('an HTML form of another site is refused: it cannot send the required content type or header', async () => {
  const { url, post, submit } = await serve()
  const body = new URLSearchParams({ query: mutation, variables: JSON.stringify({ input: {} }) })
  const form = await fetch(url, { method: 'POST', body })
  expect(form.status).toBeGreaterThanOrEqual(400)
  const plain = await post({ query: mutation, variables: { input: {} } }, { 'content-type': 'text/plain' })
  expect(plain.status).toBeGreaterThanOrEqual(400)
  expect(plain.status).toBeLessThan(500)
  const bare = await fetch(`${url}?query=${encodeURIComponent(page)}`)
  expect(bare.status).toBe(400)
  expect((await fetch(`${url}?query=a&query=b`, { headers: { 'apollo-require-preflight': '1' } })).status).toBe(403)
  expect(submit).not.toHaveBeenCalled()
})

test('a request contains one operation', async () => {
  const { post } = await serve()
  expect(await post([{ query: page, variables }])).toMatchObject({ status: 400 })
})

test.each([
  ['no JSON', '{"query":', 400],
  ['nothing', '', 400],
  ['more than 100 kB', JSON.stringify({ query: page, variables: { path: 'x'.repeat(110_000) } }), 413],
])('a body of %s gets a one-sentence error', async (_, body, status) => {
  const { post } = await serve()
  const answer = await post(body)
  expect(answer.status).toBe(status)
  expect(answer.errors?.[0]?.message).toMatch(/\S/)
})

const at = (position: string) => `The value at "${position}" does not have the type that the schema requires.`

test('an error about a value has its position, not the value', async () => {
  const { post } = await serve()
  const ask = async (query: string, input: Record<string, unknown>) =>
    (await post({ query, variables: input })).errors?.map(({ message }) => message).join(' ')
  expect(await ask(mutation, { input: { name: { name: 'Quill' } } })).toBe(at('input.name'))
  expect(await ask(mutation, { input: { needs: ['aac', { name: 'Quill' }] } })).toBe(at('input.needs.1'))
  expect(await ask(mutation, { input: { Quill: 'Quill' } })).toBe(at('input'))
  expect(await ask(mutation, { input: 'Quill' })).toBe(at('input'))
  expect(await ask(operation('FormToken'), { form: [' got invalid value '] })).toBe(at('form'))
  expect(await ask(mutation, {})).toBe('The variable "$input" does not have the type that the schema requires.')
})

test('the variables of a query have a limit of their own, and those of a form the limit of the request', async () => {
  const { post, submit } = await serve()
  const ask = (name: string, values: object) => post({ query: operation(name), variables: values })
  expect(await ask('Page', { path: 'x'.repeat(8_000) })).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' })
  expect(await ask('Page', { path: 'x'.repeat(7_000) })).toMatchObject({ status: 200 })
  expect(await ask('SubmitEnquiry', { input: { message: 'x'.repeat(90_000) } })).toMatchObject({ status: 200 })
  expect(submit).toHaveBeenCalledOnce()
})

test('responses reveal no internals: no stack, no path, no error text', async () => {
  const source: ContentSource = { ...noContent, read: () => Promise.reject(new TypeError('secret of the house')) }
  const { post, log } = await serve({ source })
  const answers = [
    await post({ query: page, variables }),
    await post({ query: '{ nope }' }),
    await post({ query: '{' }),
    await post({ query: page, variables: { path: 7 } }),
    await post('{"query":'),
    await post({ query: mutation, variables: { input: { nope: 1 } } }),
  ]
  expect(answers.map(({ errors }) => errors?.length)).toEqual([1, 1, 1, 1, 1, 1])
  expect(JSON.stringify(answers)).not.toMatch(/secret|stack|node_modules|\.ts\b|at [A-Z]\w+ \(/)
  expect(answers[0]).toMatchObject({ data: { page: null }, errors: [{ message: 'Internal server error' }] })
  expect(log.lines).toMatchObject([{ level: 'error', facts: { error: { message: 'secret of the house' } } }])
})

/** Apollo Server reports these as 400 in either media type, which monitoring and caches can tell from a success. */
const auditExceptions = [
  'SHOULD use 200 status code on document parsing failure when accepting application/json',
  'SHOULD use 200 status code on document validation failure when accepting application/json',
  'SHOULD use a status code of 200 on variable coercion failure when accepting application/json',
]

/** Fetch with the header that Apollo's CSRF protection requires of a GET. */
const fetchWithHeader: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set('apollo-require-preflight', 'true')
  return fetch(input, { ...init, headers })
}

test('in development the gateway passes the audit of GraphQL over HTTP but for three exceptions, given the header of its CSRF protection', async () => {
  const { url } = await serve({ isDevelopment: true })
  const results = await Promise.all(serverAudits({ url, fetchFn: fetchWithHeader }).map(({ fn }) => fn()))
  expect(results.length).toBeGreaterThan(50)
  expect(results.filter(({ status }) => status !== 'ok').map(({ name }) => name)).toEqual(auditExceptions)
})

test('responses do not name the server software', async () => {
  const { url } = await serve()
  expect((await fetch(url)).headers.has('x-powered-by')).toBe(false)
})

test('forms over HTTP are counted by the client address that the trusted proxy reports', async () => {
  const { post, addresses, submit } = await serve()
  const form = { query: mutation, variables: { input: {} } }
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '6.6.6.6, 203.0.113.7' }
  expect(await post(form, headers)).toMatchObject({ data: { result: { __typename: 'SubmissionExpired' } } })
  expect(await post(form, headers)).toMatchObject({ data: { result: { __typename: 'SubmissionLimited' } } })
  expect(addresses).toEqual(['203.0.113.7', '203.0.113.7'])
  expect(submit).toHaveBeenCalledTimes(1)
})

/** Requests an operation by its hash, as the site's own scripts do. */
const getByHash = (url: string, source: string, input: object, headers: Record<string, string> = {}) =>
  fetch(
    `${url}?${new URLSearchParams({
      extensions: JSON.stringify(byHash(operationHash(source)).extensions),
      variables: JSON.stringify(input),
    })}`,
    { headers: { 'apollo-require-preflight': 'true', ...headers } },
  )

test('a public query by hash can be cached by a CDN and revalidated by its etag, and is compressed', async () => {
  const title = 'About us. '.repeat(200)
  const document = JSON.stringify({ _id: 'page-about', path: '/about', title })
  const { url } = await serve({
    source: {
      ...noContent,
      read: () => Promise.resolve({ result: JSON.parse(document), validUntil: Infinity, tags: new Set<string>() }),
    },
  })
  const first = await getByHash(url, page, variables, { 'accept-encoding': 'br' })
  expect(await first.json()).toMatchObject({ data: { page: { title } } })
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'cache-control': expect.stringMatching(/^public, max-age=0, s-maxage=10, /),
    'content-encoding': 'br',
  })
  const again = {
    'accept-encoding': 'br',
    'if-none-match': first.headers.get('etag') ?? '',
    // The header of a browser's cache; fetch alone would send no-cache.
    'cache-control': 'max-age=0',
  }
  expect((await getByHash(url, page, variables, again)).status).toBe(304)
})

test('a private result, an error and a mutation must not be stored by a CDN', async () => {
  const { url } = await serve()
  const responses = [
    await getByHash(url, operation('FormToken'), { form: 'general-enquiry' }),
    await getByHash(url, page, { path: 1 }),
    await getByHash(url, mutation, {}),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 400, 405])
  for (const { headers } of responses) expect(headers.get('cache-control') ?? '').not.toContain('public')
})

test('in development any operation is accepted, introspection is answered, and a browser gets Apollo’s page for trying operations', async () => {
  const accept = { accept: 'text/html' }
  const { url, post } = await serve({ isDevelopment: true })
  expect(await post({ query: '{ __schema { types { name } } }' })).toMatchObject({ status: 200 })
  expect(await (await fetch(url, { headers: accept })).text()).toContain('<title>Apollo Server</title>')
  const production = await serve()
  expect(await (await fetch(production.url, { headers: accept })).text()).not.toContain('<title>')
})
