import { ClientError, CorsOriginError, ServerError } from '@sanity/client'
import { expect, test } from 'vitest'
import { toContentError } from './errors.ts'

const answer = (statusCode: number, body: unknown = {}) => ({ statusCode, body, headers: {}, url: '/', method: 'GET' })

test.each([
  [400, 'CONTENT_REJECTED'],
  [407, 'CONTENT_REJECTED'],
  [408, 'CONTENT_TIMED_OUT'],
  [428, 'CONTENT_REJECTED'],
  [429, 'CONTENT_RATE_LIMITED'],
  [499, 'CONTENT_REJECTED'],
])('[S85] the client error %i has the code %s', (status, code) => {
  expect(toContentError(new ClientError(answer(status)))).toMatchObject({ code, isUnreachable: false })
})

test.each([
  [500, false],
  [501, true],
  [503, true],
])('[S86] the server error %i is unavailable content; the service is unreachable: %s', (status, isUnreachable) => {
  expect(toContentError(new ServerError(answer(status)))).toMatchObject({ code: 'CONTENT_UNAVAILABLE', isUnreachable })
})

const items = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ error: { type: 'x', description: `item ${n + 1}` } }))

test.each([
  [5, undefined],
  [6, '...and 1 more'],
  [20, '...and 15 more'],
])('[S87] the log message names at most five of %i items', (count, more) => {
  const error = { type: 'mutationError', description: 'The mutation(s) failed', items: items(count) }
  expect(toContentError(new ClientError(answer(409, { error }))).message.split('\n')).toEqual([
    'The content service refused a query: The mutation(s) failed:',
    ...[1, 2, 3, 4, 5].map((n) => `- item ${n}`),
    ...(more ? [more] : []),
  ])
})

test('[S87] without items the log message has the error and the message', () => {
  const error = new ClientError(answer(401, { error: 'Unauthorized', message: 'Session not found' }))
  expect(toContentError(error).message).toBe('The content service refused a query: Unauthorized - Session not found')
})

test('[S88] a refusal of our origin gives the message that it is not allowed to connect', () => {
  expect(toContentError(new CorsOriginError({ projectId: 'abc123' }))).toMatchObject({
    code: 'CONTENT_REJECTED',
    message: expect.stringContaining('The current origin is not allowed to connect'),
  })
})
