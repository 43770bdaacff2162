import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listening } from '#tests/helpers/listening.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { type ProxyFault, startFaultProxy } from './fault-proxy.ts'

/** A server that counts its requests, behind a proxy. */
async function start() {
  let received = 0
  const origin = await listening(
    createServer((_, response) => {
      received += 1
      response.end('the real reply')
    }),
  )
  const proxy = await startFaultProxy(Number(new URL(origin).port))
  onTestFinished(() => proxy.stop())
  const get = async () => (await fetch(`http://127.0.0.1:${proxy.port}/`)).text()
  return { proxy, get, received: () => received }
}

const instead: ProxyFault = { kind: 'reply', bytes: Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nwrong') }

test.each([
  ['down', { kind: 'down' }, 0],
  ['truncated', { kind: 'truncated' }, 1],
  ['unacknowledged', { kind: 'unacknowledged', words: /GET/ }, 1],
] satisfies [string, ProxyFault, number][])(
  '%s fails a request, and the next one after it succeeds',
  async (_, fault, arrived) => {
    const { proxy, get, received } = await start()
    expect(await get()).toBe('the real reply')
    await proxy.plant(fault)
    await expect(get()).rejects.toThrow()
    expect(received() - 1).toBe(arrived)
    await proxy.heal()
    expect(await get()).toBe('the real reply')
  },
)

test.each(['hang', 'drip'] as const)('a reply that %s holds back arrives in full when the fault ends', async (kind) => {
  const { proxy, get, received } = await start()
  await proxy.plant({ kind })
  let isAnswered = false
  const reply = get().finally(() => (isAnswered = true))
  if (kind === 'drip') await eventually(() => expect(received()).toBe(1))
  expect(isAnswered).toBe(false)
  await proxy.heal()
  expect(await reply).toBe('the real reply')
})

test('a reply is replaced until the fault ends', async () => {
  const { proxy, get } = await start()
  await proxy.plant(instead)
  expect(await get()).toBe('wrong')
  await proxy.heal()
  expect(await get()).toBe('the real reply')
})
