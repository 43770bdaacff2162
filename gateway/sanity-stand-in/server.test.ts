import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ConfigError, readConfig } from '#gateway/config.ts'
import { startContentService } from './server.ts'
import { clientOf, copyFixture, slowDataset, writeInto } from '#tests/helpers/dataset-fixtures.ts'

vi.setConfig({ testTimeout: 30_000 })

const here = (file: string) => fileURLToPath(new URL(`./${file}`, import.meta.url))

async function environment(settings: Record<string, string> = {}): Promise<Record<string, string>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return { DATA_DIR: dataDir, CONTENT_DATASET_DIR: await copyFixture(), ...settings }
}

async function start(settings: Record<string, string> = {}) {
  return startWith(await environment(settings))
}

async function startWith(settings: Record<string, string>) {
  const service = await startContentService(readConfig(settings))
  onTestFinished(() => service.stop())
  await service.ready
  return service
}

test('a broken dataset fails the first start with its sentence', async () => {
  const settings = await environment()
  await writeInto(settings['CONTENT_DATASET_DIR'] ?? '', 'author/author-mira.json', {
    _id: 'author-mira',
    _type: 'author',
  })
  const failed = startWith(settings)
  await expect(failed).rejects.toThrow(ConfigError)
  await expect(failed).rejects.toThrow(
    `The content is broken. ${settings['CONTENT_DATASET_DIR']}/author/author-mira.json: name is missing; write it: Name.`,
  )
})

test('a dataset that loads slowly holds its requests, and they are answered when it has loaded', async () => {
  const { folder, load } = await slowDataset()
  const service = await startContentService(readConfig(await environment({ CONTENT_DATASET_DIR: folder })))
  onTestFinished(() => service.stop())
  expect(service.hasStarted()).toBe(false)
  const authors = clientOf(service.origin).fetch<number>('count(*[_type == "author"])')
  await load()
  await service.ready
  expect(service.hasStarted()).toBe(true)
  expect(await authors).toBeGreaterThan(0)
})

test('a missing dataset folder fails the start with the setting that names it', async () => {
  await expect(start({ CONTENT_DATASET_DIR: '/no/such/folder' })).rejects.toThrow(
    /\/no\/such\/folder does not exist: set CONTENT_DATASET_DIR/,
  )
})

test('a port in use fails the start with the setting that names it', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = String(typeof address === 'object' && address?.port)
  await expect(start({ CONTENT_PORT: port })).rejects.toThrow(
    `The content service cannot use port ${port} (another program uses it): set CONTENT_PORT to another one, or to 0 for any that is free.`,
  )
})

test('standalone, the service logs its origin and ends at SIGTERM', async () => {
  const alone = spawn(process.execPath, [here('main.ts')], { env: await environment() })
  onTestFinished(() => void alone.kill('SIGKILL'))
  const [line] = await once(alone.stdout.setEncoding('utf8'), 'data')
  expect(line).toMatch(/^The content service answers at http:\/\/127\.0\.0\.1:\d+ \(dataset "production"\)\.\n$/)
  alone.kill('SIGTERM')
  expect(await once(alone, 'exit')).toEqual([0, null])
})

test('standalone, the service reports a fault in one sentence and exits with 1', async () => {
  const alone = spawn(process.execPath, [here('main.ts')], {
    env: await environment({ CONTENT_DATASET_DIR: '/no/such/folder' }),
  })
  const [reported] = await once(alone.stderr.setEncoding('utf8'), 'data')
  expect(reported).toMatch(/^The content is broken\. The content folder \/no\/such\/folder does not exist: .+\.\n$/)
  expect(await once(alone, 'exit')).toEqual([1, null])
})
