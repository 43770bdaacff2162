import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { listening } from '#tests/helpers/listening.ts'
import { createHttpServer } from './listen.ts'

test('a client that sends its headers or body slowly is disconnected within seconds', async () => {
  const server = createHttpServer(recordingLog())
  expect(server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 10_000 })
})

test('connections over the limit are refused, and this is logged once', async () => {
  const log = recordingLog()
  const server = createHttpServer(log)
  expect(server.maxConnections).toBe(2_000)
  server.maxConnections = 1
  const { port } = new URL(await listening(server))
  const first = connect(Number(port), '127.0.0.1')
  await new Promise<void>((resolve) => server.once('connection', () => resolve()))
  for (let more = 0; more < 3; more++)
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
      socket.on('close', () => resolve())
    })
  expect(log.lines).toMatchObject([{ level: 'warn', message: expect.stringContaining('Connections are refused') }])
  first.destroy()
})
