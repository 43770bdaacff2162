import { ApolloClient, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FormTokenDocument, SubmitEnquiryDocument } from './generated.ts'
import { type Execute, gatewayLink } from './link.ts'
import { createServerGql } from './server-client.ts'
import { newRequestContext } from './request-context.ts'

const requestContextOf = (requestId = 'one') => newRequestContext(requestId)
const ask = { form: 'general-enquiry' } as const
const session = { formToken: 'token' }

/** What the gateway says, and from what it says that it made it. */
const said = (tags: readonly string[] = [], validUntil: number | null = null, isPrivate = false) => ({
  data: session,
  extensions: { content: { tags, validUntil, isPrivate } },
})
const executeOf = (answer: object) => vi.fn<Execute>(() => Promise.resolve(answer))

test('an operation reaches the gateway with its name, variables and visit', async () => {
  const execute = executeOf(said())
  const requestContext = requestContextOf()
  expect(await createServerGql(execute)(requestContext).query(FormTokenDocument, ask)).toEqual(session)
  const [request, asking] = execute.mock.calls[0] ?? []
  expect(request).toMatchObject({ operationName: 'FormToken', variables: ask })
  expect(request?.query).toContain('formToken(form: $form)')
  expect(asking).toBe(requestContext)
})

test('a requestContext hears what all its answers were made from, and when the first of them ends', async () => {
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

test('an answer that never ends leaves the requestContext without an end', async () => {
  const requestContext = requestContextOf()
  await createServerGql(executeOf(said(['s1:a'])))(requestContext).query(FormTokenDocument, ask)
  expect(requestContext).toMatchObject({ validUntil: Infinity, isPrivate: false })
})

test('seven visits that ask the same at once are seven questions, and each hears its own facts', async () => {
  const execute = vi.fn<Execute>((_, { requestId }) => Promise.resolve(said([requestId])))
  const bind = createServerGql(execute)
  const visits = Array.from({ length: 7 }, (_, n) => requestContextOf(`visit-${n}`))
  await Promise.all(visits.map((requestContext) => bind(requestContext).query(FormTokenDocument, ask)))
  expect(visits.map(({ tags }) => [...tags])).toEqual(visits.map(({ requestId }) => [requestId]))
  expect(execute).toHaveBeenCalledTimes(7)
})

test('nothing is remembered from one requestContext to the next', async () => {
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
  'the error %s passes as it is, and its facts are heard',
  async (code) => {
    const requestContext = requestContextOf()
    const asking = createServerGql(executeOf(failed(code)))(requestContext).query(FormTokenDocument, ask)
    const error: unknown = await asking.catch((reason: unknown) => reason)
    expect(CombinedGraphQLErrors.is(error) && error.errors).toMatchObject([{ extensions: { code } }])
    expect([...requestContext.tags]).toEqual(['s1:a'])
  },
)

test.each(['CONTENT_UNAVAILABLE', 'CONTENT_TIMED_OUT', 'CONTENT_RATE_LIMITED'])(
  '[S85] a query that fails with %s is a 503 that says when to come again; a mutation keeps its error',
  async (code) => {
    const gql = createServerGql(executeOf(failed(code)))(requestContextOf())
    await expect(gql.query(FormTokenDocument, ask)).rejects.toMatchObject({
      init: { status: 503, headers: { 'retry-after': '30' } },
    })
    await expect(gql.mutate(SubmitEnquiryDocument, { input: {} })).rejects.toBeInstanceOf(CombinedGraphQLErrors)
  },
)

test('what is thrown on the way to the gateway passes', async () => {
  const gql = createServerGql(() => Promise.reject(new Error('broken')))(requestContextOf())
  await expect(gql.query(FormTokenDocument, ask)).rejects.toThrow('broken')
  await expect(gql.mutate(SubmitEnquiryDocument, { input: {} })).rejects.toThrow('broken')
})

test('a mutation reaches the gateway once', async () => {
  // In development Apollo remarks that it does not know the members of the union; the response is complete all the same.
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

test('an operation without a visit is refused: its page would never be refreshed', async () => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: gatewayLink(executeOf(said())) })
  await expect(client.query({ query: FormTokenDocument, variables: ask })).rejects.toThrow(
    'The operation FormToken was asked without a visit',
  )
})
