import { ApolloClient, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FormTokenDocument, SubmitEnquiryDocument } from './generated.ts'
import { type Execute, gatewayLink } from './link.ts'
import { createServerGql } from './server-client.ts'
import { newRequestContext } from './request-context.ts'

const requestContextOf = (requestId = 'one') => newRequestContext(requestId)
const ask = { form: 'general-enquiry' } as const
const session = { formToken: 'token' }

/** A gateway response with its cache metadata. */
const said = (tags: readonly string[] = [], validUntil: number | null = null, isPrivate = false) => ({
  data: session,
  extensions: { content: { tags, validUntil, isPrivate } },
})
const executeOf = (answer: object) => vi.fn<Execute>(() => Promise.resolve(answer))

test('an operation reaches the gateway with its name, variables and request context', async () => {
  const execute = executeOf(said())
  const requestContext = requestContextOf()
  expect(await createServerGql(execute)(requestContext).query(FormTokenDocument, ask)).toEqual(session)
  const [request, asking] = execute.mock.calls[0] ?? []
  expect(request).toMatchObject({ operationName: 'FormToken', variables: ask })
  expect(request?.query).toContain('formToken(form: $form)')
  expect(asking).toBe(requestContext)
})

test('a request context collects the tags and the earliest expiry of all its responses', async () => {
  const execute = vi
    .fn<Execute>()
    .mockResolvedValueOnce(said(['s1:a', 's1:b'], 5_000))
    .mockResolvedValueOnce(said(['s1:b', 's1:c'], 3_000))
    .mockResolvedValueOnce(said(['s1:d'], null, true))
    .mockResolvedValueOnce({ data: session })
  const requestContext = requestContextOf()
  const gql = createServerGql(execute)(requestContext)
  for (let n = 0; n < 4; n++) await gql.query(FormTokenDocument, ask)
  expect([...requestContext.tags]).toEqual(['s1:a', 's1:b', 's1:c', 's1:d'])
  expect(requestContext.validUntil).toBe(3_000)
  expect(requestContext.isPrivate).toBe(true)
})

test('a response without an expiry leaves the request context without one', async () => {
  const requestContext = requestContextOf()
  await createServerGql(executeOf(said(['s1:a'])))(requestContext).query(FormTokenDocument, ask)
  expect(requestContext).toMatchObject({ validUntil: Infinity, isPrivate: false })
})

test('seven identical concurrent requests run seven operations, each with its own cache metadata', async () => {
  const execute = vi.fn<Execute>((_, { requestId }) => Promise.resolve(said([requestId])))
  const bind = createServerGql(execute)
  const visits = Array.from({ length: 7 }, (_, n) => requestContextOf(`visit-${n}`))
  await Promise.all(visits.map((requestContext) => bind(requestContext).query(FormTokenDocument, ask)))
  expect(visits.map(({ tags }) => [...tags])).toEqual(visits.map(({ requestId }) => [requestId]))
  expect(execute).toHaveBeenCalledTimes(7)
})

test('nothing is cached across request contexts', async () => {
  const execute = vi
    .fn<Execute>()
    .mockResolvedValueOnce(said())
    .mockResolvedValueOnce({ data: { formToken: 'another' } })
  const bind = createServerGql(execute)
  await bind(requestContextOf()).query(FormTokenDocument, ask)
  expect(await bind(requestContextOf()).query(FormTokenDocument, ask)).toMatchObject({ formToken: 'another' })
})

const failed = (code: string) => ({
  data: null,
  errors: [{ message: 'no', extensions: { code } }],
  extensions: { content: { tags: ['s1:a'], validUntil: null, isPrivate: false } },
})

test.each(['CONTENT_REJECTED', 'INTERNAL_SERVER_ERROR'])(
  'the error %s is passed through, and its cache metadata is collected',
  async (code) => {
    const requestContext = requestContextOf()
    const asking = createServerGql(executeOf(failed(code)))(requestContext).query(FormTokenDocument, ask)
    const error: unknown = await asking.catch((reason: unknown) => reason)
    expect(CombinedGraphQLErrors.is(error) && error.errors).toMatchObject([{ extensions: { code } }])
    expect([...requestContext.tags]).toEqual(['s1:a'])
  },
)

test.each(['CONTENT_UNAVAILABLE', 'CONTENT_TIMED_OUT', 'CONTENT_RATE_LIMITED'])(
  '[S85] a query that fails with %s is a 503 with Retry-After; a mutation keeps its error',
  async (code) => {
    const gql = createServerGql(executeOf(failed(code)))(requestContextOf())
    await expect(gql.query(FormTokenDocument, ask)).rejects.toMatchObject({
      init: { status: 503, headers: { 'retry-after': '30' } },
    })
    await expect(gql.mutate(SubmitEnquiryDocument, { input: {} })).rejects.toBeInstanceOf(CombinedGraphQLErrors)
  },
)

test('an exception from the gateway is passed through', async () => {
  const gql = createServerGql(() => Promise.reject(new Error('broken')))(requestContextOf())
  await expect(gql.query(FormTokenDocument, ask)).rejects.toThrow('broken')
  await expect(gql.mutate(SubmitEnquiryDocument, { input: {} })).rejects.toThrow('broken')
})

test('a mutation reaches the gateway once', async () => {
  // In development Apollo warns that it does not know the union's possible types; the response is complete nevertheless.
  const remark = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => remark.mockRestore())
  const result = { submitEnquiry: { __typename: 'SubmissionExpired', token: 'new' } }
  const execute = executeOf({ data: result })
  const input = { name: 'Quill' }
  expect(await createServerGql(execute)(requestContextOf()).mutate(SubmitEnquiryDocument, { input })).toMatchObject(
    result,
  )
  expect(execute).toHaveBeenCalledTimes(1)
  expect(execute.mock.calls[0]?.[0].variables).toEqual({ input })
})

test('an operation without a request context is rejected, because its page would never be revalidated', async () => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: gatewayLink(executeOf(said())) })
  await expect(client.query({ query: FormTokenDocument, variables: ask })).rejects.toThrow(
    'The operation FormToken was asked without a visit',
  )
})
