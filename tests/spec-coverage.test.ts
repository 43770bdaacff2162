import { expect, test } from 'vitest'
import { behaviours, type Kind, kindAnnotation } from './behaviours.ts'
import { recordKind } from './helpers/record-kind.ts'
import { found, stubContent } from './helpers/stub-content.ts'
import { browserResults, enginesResults, unitResults } from './results.ts'
import { missingKinds } from './spec-coverage.ts'

const unit = (title: string, kinds?: readonly Kind[], { file = '/web/a.test.tsx', status = 'passed' } = {}) =>
  unitResults({
    testResults: [
      {
        name: file,
        status,
        assertionResults: [{ fullName: `group ${title}`, title, status, meta: kinds ? { kinds } : {} }],
      },
    ],
  })

const browser = (title: string, file: string, annotations: readonly { type: string; description?: string }[] = []) =>
  browserResults({
    config: { rootDir: '/tests' },
    suites: [
      {
        title: 'file',
        specs: [],
        suites: [{ title: 'group', specs: [{ title, file, ok: true, tests: [{ annotations }] }] }],
      },
    ],
    errors: [],
  })

const all = behaviours.map(({ id, kinds }) => ({ status: 'passed' as const, rows: [id], kinds }))

test('nothing is missing where each row has a passing test of each of its kinds', () => {
  expect(missingKinds(all)).toEqual([])
})

test('a failed test proves nothing, and the line names the row and its kinds', () => {
  expect(
    missingKinds(all.map((result) => (result.rows[0] === 'S50' ? { ...result, status: 'failed' } : result))),
  ).toEqual(['S50  toast types: no passing test of kind U, A'])
})

test('a row with one of its two kinds lacks the other', () => {
  const others = all.filter(({ rows }) => rows[0] !== 'S50')
  expect(missingKinds([...others, ...unit('[S50] axe finds nothing')])).toEqual([
    'S50  toast types: no passing test of kind A',
  ])
})

test('only the rows at the start of a title count', () => {
  expect(unit('[S10] [S16] a path like that of [S7]')[0]?.rows).toEqual(['S10', 'S16'])
  expect(unit('unlike [S7]')[0]?.rows).toEqual([])
  expect(browser('[S9] a path', 'routes.http.ts')[0]?.rows).toEqual(['S9'])
  const journeys = enginesResults({ tests: [{ title: 'Firefox: [S8] [S67] a form', file: 'a', status: 'passed' }] })
  expect(journeys[0]).toMatchObject({ rows: ['S8', 'S67'], kinds: ['E'] })
})

test.each([
  ['a unit test', unit('[S1] a'), ['U']],
  ['the word axe in the title of a unit test', unit('[S1] axe finds nothing'), ['U']],
  ['a unit test in which axe ran', unit('[S1] a', ['A']), ['U', 'A']],
  [
    'a unit test that does not start the gateway, in its folder',
    unit('[S1] a', [], { file: '/gateway/a.test.ts' }),
    ['U'],
  ],
  ['a test of the gateway', unit('[S1] a', ['G']), ['G']],
  ['a test with a screen reader', unit('[S1] a', ['V']), ['V']],
  ['a test with its word in the name of the file', unit('[S1] a', [], { file: '/web/a.spoken.test.tsx' }), ['U']],
  ['a test of the build', unit('[S1] a', [], { file: '/tests/a.build.test.ts' }), ['B']],
  ['an HTTP contract', browser('[S1] a', 'a.http.ts'), ['H']],
  ['an end-to-end test', browser('[S1] axe finds nothing', 'a.e2e.ts'), ['E']],
  [
    'an end-to-end test in which axe ran',
    browser('[S1] a', 'a.e2e.ts', [{ type: kindAnnotation, description: 'A' }]),
    ['E', 'A'],
  ],
  ['a unit test of two rows in which axe ran', unit('[S1] [S2] a', ['A']), ['U']],
  ['a test of two rows with a screen reader', unit('[S1] [S2] a', ['V']), []],
  [
    'an end-to-end test of two rows in which axe ran',
    browser('[S1] [S2] a', 'a.e2e.ts', [{ type: kindAnnotation, description: 'A' }]),
    ['E'],
  ],
  ['another annotation', browser('[S1] a', 'a.e2e.ts', [{ type: 'figure', description: 'A' }]), ['E']],
])('the kinds of %s', (_, results, kinds) => {
  expect(results.map((result) => result.kinds)).toEqual([kinds])
})

test('a file that fails to load is a failed test without a row', () => {
  expect(unitResults({ testResults: [{ name: 'a', status: 'failed', assertionResults: [] }] })).toMatchObject([
    { status: 'failed', rows: [], kinds: [] },
  ])
})

test('a failed test keeps the beginning of its messages, without colours', () => {
  const failedUnit = {
    fullName: 'a',
    title: 'a',
    status: 'failed',
    meta: {},
    failureMessages: ['one', 'x'.repeat(5000)],
  }
  const [unitResult] = unitResults({
    testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [failedUnit] }],
  })
  expect(unitResult?.why).toMatch(/^one\nx{800}$/)
  const errors = [{ message: '\u001B[31mno such element\u001B[39m' }]
  const spec = { title: 'b', file: 'b.e2e.ts', ok: false, tests: [{ annotations: [], results: [{ errors }] }] }
  const report = { config: { rootDir: '/tests' }, suites: [{ title: 'file', specs: [spec] }], errors: [] }
  expect(browserResults(report)).toMatchObject([{ status: 'failed', why: 'no such element' }])
})

test('a helper records its kind on the running test', async ({ task }) => {
  expect(task.meta.kinds).toBeUndefined()
  const stub = await stubContent(() => found(null))
  expect(task.meta.kinds).toBeUndefined()
  await fetch(stub.origin)
  recordKind('A')
  recordKind('A')
  expect(task.meta.kinds).toEqual(['G', 'A'])
})
