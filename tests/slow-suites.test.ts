import { expect, test } from 'vitest'
import { changedSuites, passedSuites } from './slow-suites.ts'

const journey = (engine: string, status: 'passed' | 'failed' | 'skipped') => ({
  title: `${engine}: an enquiry`,
  file: '/site/tests/engines/journeys.ts',
  status,
})
const form = { title: 'a form @forms', file: '/site/tests/e2e/a.e2e.ts', status: 'passed' } as const

test('a suite is passed where each of its tests ran and passed', () => {
  expect(passedSuites(['forms', 'engines'], [form, journey('Firefox', 'passed')], [])).toEqual(['forms', 'engines'])
})

test.each(['skipped', 'failed'] as const)('a suite with a %s test is not passed, and the others are', (status) => {
  const journeys = [journey('Chromium', 'passed'), journey('WebKit', status)]
  expect(passedSuites(['forms', 'engines'], [form, ...journeys], [])).toEqual(['forms'])
})

test('a suite whose check failed is not passed; a failure outside of the suites leaves none', () => {
  expect(passedSuites(['forms', 'audit-faults'], [form], ['audit-faults'])).toEqual(['forms'])
  expect(passedSuites(['forms'], [form], [undefined])).toEqual([])
  expect(passedSuites(['forms'], [form, { ...form, title: 'a page', status: 'failed' }], [])).toEqual([])
})

/** Two commits, between which a file of the audit changed. */
const history = {
  changedSince: (commit: string) => (commit === 'old' ? ['tests/audit/check.ts'] : []),
  oldestOf: (commits: readonly string[]) => (commits.includes('old') ? 'old' : 'new'),
}

test.each([
  ['since the oldest record', { forms: 'old' }, ['audit-faults']],
  ['since the oldest record, although another one is newer', { forms: 'new', fuzz: 'old' }, ['audit-faults']],
  ['before each record', { forms: 'new' }, []],
  ['before its own record', { forms: 'old', 'audit-faults': 'new' }, []],
])('a suite whose files changed %s: %j', (_, record, expected) => {
  expect(changedSuites(record, history)).toEqual(expected)
})

const noRepository = () => {
  throw new Error('not a git repository')
}

test('without a record, and without git, it is unknown which suites changed', () => {
  expect(changedSuites({}, history)).toBeUndefined()
  expect(changedSuites({ forms: 'old' }, { ...history, oldestOf: noRepository })).toBeUndefined()
})
