import { ApolloClient, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FormTokenDocument, SubmitEnquiryDocument } from './generated.ts'
import { type Execute, gatewayLink } from './gateway-link.ts'
import { createServerGql } from './server-client.ts'
import { newRequestContext } from './request-context.ts'

const requestContextOf = (requestId = 'one') => newRequestContext(requestId)
const variables = { form: 'general-enquiry' } as const
const session = { formToken: 'token' }

const executeOf = (answer: object) => vi.fn<Execute>(() => Promise.resolve(answer))

test('an operation reaches the gateway with its name, variables and request context', async () => {
  const execute = executeOf({ data: session })
  const requestContext = requestContextOf()
  expect(await createServerGql(execute)(requestContext).query(FormTokenDocument, variables)).toEqual(session)
  const [request, context] = execute.mock.calls[0] ?? []
  expect(request).toMatchObject({ operationName: 'FormToken', variables })
  expect(request?.query).toContain('formToken(form: $form)')
  expect(context).toBe(requestContext)
})

test('seven identical concurrent requests run seven operations, each with its own request context', async () => {
  const execute = executeOf({ data: session })
  const bind = createServerGql(execute)
  const contexts = Array.from({ length: 7 }, (_, n) => requestContextOf(`request-${n}`))
  await Promise.all(contexts.map((requestContext) => bind(requestContext).query(FormTokenDocument, variables)))
  expect(execute.mock.calls.map(([, requestContext]) => requestContext)).toEqual(contexts)
})

test('nothing is cached across request contexts', async () => {
  const execute = vi
    .fn<Execute>()
    .mockResolvedValueOnce({ data: session })
    .mockResolvedValueOnce({ data: { formToken: 'another' } })
  const bind = createServerGql(execute)
  await bind(requestContextOf()).query(FormTokenDocument, variables)
  expect(await bind(requestContextOf()).query(FormTokenDocument, variables)).toMatchObject({ formToken: 'another' })
})

const failed = (code: string) => ({
  data: null,
  errors: [{ message: 'no', extensions: { code } }],
})

test.each(['CONTENT_REJECTED', 'INTERNAL_SERVER_ERROR'])('the error %s is passed through', async (code) => {
  const rejected = createServerGql(executeOf(failed(code)))(requestContextOf()).query(FormTokenDocument, variables)
  const error: unknown = await rejected.catch((reason: unknown) => reason)
  expect(CombinedGraphQLErrors.is(error) && error.errors).toMatchObject([{ extensions: { code } }])
})

test.each(['CONTENT_UNAVAILABLE', 'CONTENT_TIMED_OUT', 'CONTENT_RATE_LIMITED'])(
  '[S85] a query that fails with %s is a 503 with Retry-After; a mutation keeps its error',
  async (code) => {
    const gql = createServerGql(executeOf(failed(code)))(requestContextOf())
    await expect(gql.query(FormTokenDocument, variables)).rejects.toMatchObject({
      init: { status: 503, headers: { 'retry-after': '30' } },
    })
    await expect(gql.mutate(SubmitEnquiryDocument, { input: {} })).rejects.toBeInstanceOf(CombinedGraphQLErrors)
  },
)

test('an exception from the gateway is passed through', async () => {
  const gql = createServerGql(() => Promise.reject(new Error('broken')))(requestContextOf())
  await expect(gql.query(FormTokenDocument, variables)).rejects.toThrow('broken')
  await expect(gql.mutate(SubmitEnquiryDocument, { input: {} })).rejects.toThrow('broken')
})

test('a mutation reaches the gateway once', async () => {
  // In development Apollo warns that it does not know the union's possible types; the response is complete nevertheless.
  const warning = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warning.mockRestore())
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
  const client = new ApolloClient({ cache: new InMemoryCache(), link: gatewayLink(executeOf({ data: session })) })
  await expect(client.query({ query: FormTokenDocument, variables })).rejects.toThrow(
    'The operation FormToken ran without a request context',
  )
})
