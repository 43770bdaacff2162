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
import { readConfig } from './config.ts'
import { issueToken } from './submissions/token.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

/**
 * Runs the standalone gateway as a process.
 * @param maxBlocks The size that a file may reach, in the shell's blocks of 512 or 1024 bytes.
 */
async function run(settings: Record<string, string>, maxBlocks: number | 'unlimited' = 'unlimited') {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'))
  const child = spawn('/bin/sh', ['-c', `ulimit -f ${maxBlocks}; exec "$0" "$1"`, process.execPath, main], {
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

// With files of one block SQLite gets the same error from the same call as on a full disk: its log's index cannot grow.
test(
  '[S94] on a full disk it starts without its store, refuses forms and names the disk',
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gateway-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const port = String(await freePort())
    const settings = { DATA_DIR: folder, GATEWAY_PORT: port }
    const before = await run(settings)
    await before.listens
    before.child.kill('SIGTERM')
    await before.ended

    const { listens, words } = await run(settings, 1)
    await listens
    expect(words()).toMatch(/"reason":"The disk under \S+ is full, .+ Free space on it\."/)
    const origin = `http://127.0.0.1:${port}`
    const ready = await fetch(`${origin}/readyz`)
    expect([ready.status, await ready.json()]).toMatchObject([
      200,
      { isStoreUp: false, storeProblem: 'The disk under DATA_DIR is full' },
    ])
    const ask = async (name: string, variables: object): Promise<unknown> =>
      (
        await fetch(`${origin}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: operation(name), variables }),
        })
      ).json()
    expect(await ask('Page', { path: '/about' })).toMatchObject({ data: { page: { id: 'page-about' } } })
    const [secret] = readConfig({ DATA_DIR: folder }).formSecrets
    const input = {
      token: issueToken('general-enquiry', [secret], new Date()),
      website: '',
      name: 'A person',
      replyBy: 'email',
      email: 'person@example.com',
      topic: 'something-else',
    }
    expect(await ask('SubmitEnquiry', { input })).toMatchObject({
      errors: [{ extensions: { code: 'STORE_UNAVAILABLE' } }],
    })
  },
)

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
