import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listening } from '#tests/helpers/listening.ts'
import { boundedFetch } from './bounded-fetch.ts'

const serve = (bytes: number) =>
  listening(
    createServer((_, response) => {
      response.writeHead(207, { 'content-type': 'application/json', 'x-mark': 'kept' })
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

test('of an event stream each event is limited', async () => {
  const chunks = ['data: 1\n\ndata:', ' 2\n\n', ...Array.from({ length: 90 }, () => 'data: 3\n\n')]
  const read = async (...more: string[]) => {
    const body = new ReadableStream<string>({
      start(controller) {
        for (const chunk of [...chunks, ...more]) controller.enqueue(chunk)
        controller.close()
      },
    })
    const stream = new Response(body.pipeThrough(new TextEncoderStream()), {
      headers: { 'content-type': 'text/event-stream' },
    })
    return (await boundedFetch(99, () => Promise.resolve(stream))('')).text()
  }
  expect((await read('data: 4')).length).toBe(chunks.join('').length + 7)
  await expect(read('data: 4', 'x'.repeat(98))).rejects.toThrow('more than 99 bytes')
})
