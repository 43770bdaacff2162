import * as fc from 'fast-check'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { emptyCacheMetadata } from '#schema/cache-metadata.ts'
import { datasetReader } from '#tests/helpers/dataset-reader.ts'
import { documentPaths, staticPaths } from '#tests/helpers/dataset.ts'
import { documentAt, everyList } from '#tests/helpers/every-query.ts'
import { inProcessGateway } from '#tests/helpers/in-process-gateway.ts'
import { persistedOperations } from '#tests/helpers/operations.ts'
import { editJson, jsonEdits, propertyTime, runs } from '#tests/helpers/property.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { noContent } from '#tests/helpers/stub-content.ts'
import { ContentError } from './errors.ts'
import { createContentReader } from './reader.ts'
import { conformResult, shapeOf } from './result-shape.ts'
import type { ContentSource } from './source.ts'

/** Changes a copy of each result before the gateway checks and maps it. */
let change: (result: unknown) => void = () => {}
const published = await datasetReader()
const source: ContentSource = {
  ...noContent,
  async read(query, params) {
    const result: object | null = structuredClone(await published.read(query, params))
    change(result)
    return {
      result: conformResult(shapeOf(query), result).result as never,
      validUntil: Infinity,
      tags: new Set<string>(),
    }
  },
}
const dataDir = mkdtempSync(join(tmpdir(), 'content-'))
const log = recordingLog()
const { gateway, stop } = await inProcessGateway({
  dataDir,
  logger: log,
  source,
  services: new Map(),
  siteUrl: 'https://www.provider.example',
})
afterAll(async () => {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const reader = createContentReader(source, emptyCacheMetadata(), log)
const queries = Object.values(persistedOperations).filter((operation) => operation.startsWith('query'))

/** Valid values of every variable of the site's queries. */
const variablesFor = (path: string) => ({
  path,
  slug: path.slice(path.lastIndexOf('/') + 1),
  form: 'referral',
  sealed: '',
  products: ['grab-rail'],
  said: '',
  hasSaid: true,
  page: 1,
  number: 1,
  query: 'rail',
  filter: {},
  sort: 'NAME',
  compared: ['grab-rail'],
  slugs: ['grab-rail'],
  kind: 'NEWS',
  answers: '',
  choices: '',
})

/** What reads content. @returns the codes of its errors */
const reads: readonly (readonly [string, (path: string) => Promise<readonly unknown[]>])[] = [
  ['documents', (path) => codesOf(documentAt(reader, path))],
  ['lists', () => codesOf(everyList(reader))],
  ['search', () => codesOf(gateway.search.refresh())],
  ...queries.map(
    (query) =>
      [
        query.slice(0, query.indexOf('(')),
        async (path: string) => {
          const { errors } = await gateway.execute(
            { query, variables: variablesFor(path) },
            { requestId: 'test', ...emptyCacheMetadata() },
          )
          return errors?.map(({ extensions }) => extensions?.['code']) ?? []
        },
      ] as const,
  ),
]

async function codesOf(read: Promise<unknown>): Promise<string[]> {
  try {
    await read
    return []
  } catch (error) {
    if (error instanceof ContentError) return [error.code]
    throw error
  }
}

test('any content, damaged at any depth, is mapped and answered, or refused as damaged', propertyTime, async () => {
  const paths = fc.constantFrom(...staticPaths, ...documentPaths())
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...reads), paths, jsonEdits, async ([, read], path, edits) => {
      log.lines.length = 0
      change = (result) => editJson(result, edits)
      expect((await read(path)).filter((code) => !String(code).startsWith('CONTENT_'))).toEqual([])
      // Errors that a stale page or the search hide are in the log.
      const errors = log.lines.flatMap(({ facts }) => facts['error'] ?? [])
      expect(errors.filter((error) => !(error instanceof ContentError))).toEqual([])
    }),
    runs,
  )
})
