import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { listening } from '#tests/helpers/listening.ts'
import { operation } from '#tests/helpers/operations.ts'
import { freePort } from '#tests/helpers/site.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

/** Runs the standalone gateway as a process. */
async function run(settings: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'))
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'info', DATA_DIR: join(folder, 'data'), ...settings },
  })
  let words = ''
  const listens = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      words += chunk.toString()
      if (words.includes('/graphql')) listens.resolve()
    })
  }
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  return { child, listens: listens.promise, ended, words: () => words.trim() }
}

test('it serves persisted operations at GATEWAY_PORT and shuts down gracefully', { timeout: 30_000 }, async () => {
  const port = await freePort()
  const { child, listens, ended, words } = await run({ GATEWAY_PORT: String(port) })
  await listens
  expect(words()).toContain(`GraphQL at http://127.0.0.1:${port}/graphql`)
  const ask = async (query: string) =>
    fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { path: '/about' } }),
    })
  expect(await (await ask(operation('Page'))).json()).toMatchObject({ data: { page: { id: 'page-about' } } })
  expect((await ask('{ siteSettings { id } }')).status).toBe(403)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('a port in use ends it with a one-sentence error', { timeout: 30_000 }, async () => {
  const taken = new URL(await listening(createServer())).port
  const { ended, words } = await run({ GATEWAY_PORT: taken })
  expect(await ended).toEqual([1, null])
  expect(words()).toBe(
    `Port ${taken} is taken by another program. Stop that program, or set GATEWAY_PORT to a free port.`,
  )
})

test(
  'without SITE_URL and SMTP_URL it does not start where other machines can reach it',
  { timeout: 30_000 },
  async () => {
    const { ended, words } = await run({ GATEWAY_PORT: '0', HOST: '0.0.0.0' })
    expect(await ended).toEqual([1, null])
    expect(words()).toMatch(/^With HOST=0\.0\.0\.0, .* set SITE_URL and SMTP_URL too, [^\n]+$/)
  },
)

test('an unusable data folder ends it with a one-sentence error', { timeout: 30_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'file'), '')
  const { ended, words } = await run({ DATA_DIR: join(folder, 'file', 'data'), GATEWAY_PORT: '0' })
  expect(await ended).toEqual([1, null])
  expect(words()).toMatch(/^The data folder \S+ cannot be used .* Set DATA_DIR [^\n]+$/)
})
