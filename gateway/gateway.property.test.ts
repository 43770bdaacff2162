import { HeaderMap } from '@apollo/server'
import * as fc from 'fast-check'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { datasetReader } from '#tests/helpers/dataset-reader.ts'
import { inProcessGateway } from '#tests/helpers/in-process-gateway.ts'
import { persistedOperations } from '#tests/helpers/operations.ts'
import { editJson, editText, jsonEdits, oddText, propertyTime, runs, textEdits } from '#tests/helpers/property.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { noContent } from '#tests/helpers/stub-content.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'gateway-'))
const log = recordingLog()
const published = await datasetReader()
const { gateway, stop } = await inProcessGateway({
  dataDir,
  logger: log,
  source: {
    ...noContent,
    read: async (query, params) => ({
      result: await published.read(query, params),
      validUntil: Infinity,
      tags: new Set<string>(),
    }),
  },
  services: new Map(),
  siteUrl: 'https://www.provider.example',
})
afterAll(async () => {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const syntax = fc.oneof(
  fc.constantFrom(
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '"',
    '"""',
    '$',
    '@',
    '!',
    '...',
    ':',
    '#',
    '\\u{110000}',
    '__typename ',
  ),
  fc.constantFrom('on Query', '{a{a{a', 'query A{__schema{types{name}}}', '@skip(if:$x)', '@defer'),
  fc.constant('fragment F on Query{...F}'),
)

const maybe = <Value>(value: fc.Arbitrary<Value[]>) => fc.oneof(value, fc.constant<Value[]>([]))

const requests = fc.constantFrom(...Object.values(persistedOperations)).chain((operation) => {
  const names = Array.from(operation.matchAll(/\$(\w+):/g), ([, name = '']) => name)
  const value = fc.oneof(oddText, fc.constantFrom(1, null, [null], { token: 'x', answers: [] }), fc.jsonValue())
  return fc.record({
    query: maybe(textEdits(fc.oneof(syntax, oddText))).map((edits) => editText(operation, edits)),
    variables: fc.record(Object.fromEntries(names.map((name) => [name, value])), { noNullPrototype: true }),
    edits: maybe(jsonEdits),
    isGet: fc.boolean(),
    contentType: fc.constantFrom('application/json', 'application/graphql', 'text/plain'),
    searchVariables: oddText,
  })
})

test('any GraphQL request, well-formed or not, gets an answer, without an internal error', propertyTime, async () => {
  await fc.assert(
    fc.asyncProperty(requests, async ({ query, variables, edits, isGet, contentType, searchVariables }) => {
      log.lines.length = 0
      const body = { query, variables }
      editJson(body, edits)
      const headers = new HeaderMap([
        ['content-type', contentType],
        ['apollo-require-preflight', 'true'],
      ])
      const search = isGet ? `?query=${encodeURIComponent(query.toWellFormed())}&variables=${searchVariables}` : ''
      const { status = 200, body: answer } = await gateway.executeOverHttp(
        { method: isGet ? 'GET' : 'POST', headers, search, body },
        { requestId: 'test' },
      )
      expect(status).toBeLessThan(500)
      // A masked error has the status 200.
      expect(answer.kind === 'complete' ? answer.string : '').not.toContain('"INTERNAL_SERVER_ERROR"')
      expect(log.lines.filter(({ level }) => level === 'error')).toEqual([])
    }),
    runs,
  )
})
