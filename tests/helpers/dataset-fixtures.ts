/** A writable copy of a small dataset, the local Sanity over it, and the real client. */
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SanityClient } from '@sanity/client'
import { onTestFinished } from 'vitest'
import { readConfig } from '#gateway/config.ts'
import { createContentClient } from '#gateway/content/client.ts'
import { localSanity, type LocalSanityOptions } from '#gateway/local-sanity/local-sanity.ts'

const fixture = (layout: string) =>
  fileURLToPath(new URL(`../../gateway/local-sanity/fixtures/${layout}`, import.meta.url))

/** A copy of a fixture, removed at the end of the test. */
export async function copyFixture(layout: 'folder' | 'export' = 'folder'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(fixture(layout), folder, { recursive: true })
  return folder
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

export interface TestSanity {
  readonly folder: string
  /** Answers a request for a path. */
  readonly get: (path: string, init?: RequestInit) => Promise<Response>
  readonly client: SanityClient
  readonly warnings: readonly string[]
}

/** The local Sanity over a copy of the fixture, until the end of the test. */
export async function sanityOfFixture(options: Partial<LocalSanityOptions> = {}): Promise<TestSanity> {
  const folder = await copyFixture()
  const warnings: string[] = []
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const answer = await localSanity(folder, {
    warn: (message) => void warnings.push(message),
    signal: stopping.signal,
    hasSentinels: true,
    ...options,
  })
  const { content } = readConfig({ CONTENT_DATASET_DIR: folder })
  return {
    folder,
    get: (path, init) => answer(new Request(`${content.apiHost}${path}`, init)),
    client: createContentClient(content, { fetch: (input, init) => answer(new Request(input, init)) }),
    warnings,
  }
}
