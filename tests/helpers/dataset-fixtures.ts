/** Test fixtures of this module: a writable copy of the dataset, a service over it, and the real client. */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createClient, type SanityClient } from '@sanity/client'
import { onTestFinished } from 'vitest'
import { serveContent } from '#gateway/sanity-stand-in/server.ts'

const fixture = (layout: string) =>
  fileURLToPath(new URL(`../../gateway/sanity-stand-in/fixtures/${layout}`, import.meta.url))

/** A copy of a fixture, removed at the end of the test. */
export async function copyFixture(layout: 'folder' | 'export' = 'folder'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(fixture(layout), folder, { recursive: true })
  return folder
}

/**
 * A copy of the export fixture that cannot be loaded until `load` is called: its documents are a named pipe, of which
 * each load needs one call. It can be given other documents.
 */
export async function slowDataset(): Promise<{
  readonly folder: string
  readonly load: (text?: string) => Promise<void>
}> {
  const folder = await copyFixture('export')
  const documents = join(folder, 'data.ndjson')
  const content = await readFile(documents, 'utf8')
  await rm(documents)
  await promisify(execFile)('mkfifo', [documents])
  return { folder, load: (text = content) => writeFile(documents, text) }
}

/**
 * Writes a file like an editor does: to a temporary file that is renamed over it. Values other than text are written as
 * JSON.
 */
export async function writeInto(folder: string, file: string, content: unknown): Promise<void> {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, typeof content === 'string' ? content : JSON.stringify(content))
  await rename(`${path}.part`, path)
}

export interface TestService {
  readonly folder: string
  readonly origin: string
  readonly client: SanityClient
  readonly warnings: readonly string[]
}

export const clientOf = (origin: string): SanityClient =>
  createClient({
    projectId: 'kerbcut',
    dataset: 'production',
    apiHost: origin,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    maxRetries: 0,
  })

/** Serves a copy of the fixture until the end of the test. */
export async function serveFixture({
  slowMs = 50,
  hasSentinels = true,
}: { readonly slowMs?: number; readonly hasSentinels?: boolean } = {}): Promise<TestService> {
  const folder = await copyFixture()
  const warnings: string[] = []
  const service = await serveContent({
    datasetDir: folder,
    dataset: 'production',
    port: 0,
    warn: (message) => void warnings.push(message),
    hasSentinels,
    slowMs,
  })
  onTestFinished(() => service.stop())
  await service.ready
  return { folder, origin: service.origin, client: clientOf(service.origin), warnings }
}
