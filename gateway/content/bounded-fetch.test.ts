import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listening } from '#tests/helpers/listening.ts'
import { boundedFetch } from './bounded-fetch.ts'

const serve = (bytes: number, type = 'application/json') =>
  listening(
    createServer((_, response) => {
      response.writeHead(207, { 'content-type': type, 'x-mark': 'kept' })
      response.write('a'.repeat(bytes - 1))
      response.end('b')
    }),
  )

test('a response within the limit is unchanged', async () => {
  const response = await boundedFetch(100)(await serve(100))
  expect([response.status, response.headers.get('x-mark'), (await response.text()).length]).toEqual([207, 'kept', 100])
})

test('a response beyond the limit fails before it is read to its end', async () => {
  const response = await boundedFetch(99)(await serve(100))
  await expect(response.text()).rejects.toThrow('more than 99 bytes')
})

test('an event stream has no limit', async () => {
  const response = await boundedFetch(99)(await serve(100, 'text/event-stream'))
  expect((await response.text()).length).toBe(100)
})
