import { ClientError, ServerError } from '@sanity/client'
import { expect, test } from 'vitest'
import { toContentError } from './errors.ts'

const answer = (statusCode: number, body: unknown = {}) => ({ statusCode, body, headers: {}, url: '/', method: 'GET' })

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
