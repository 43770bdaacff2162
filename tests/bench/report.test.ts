import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { markdown, withTable } from './report.ts'

const table = markdown(
  [
    { name: 'A cached page', value: 25, unit: 'µs of CPU', goal: 20 },
    { name: 'The same page, by node from memory', value: 13, unit: 'µs of CPU' },
  ],
  'A machine.',
)

test('a run replaces only the table between the marks', () => {
  const readme = 'before\n<!-- bench -->\nold\n<!-- /bench -->\nafter\n'
  expect(withTable(readme, table)).toBe(`before\n<!-- bench -->\n\n${table}\n<!-- /bench -->\nafter\n`)
  expect(table).toContain('| A cached page | 25.0 µs of CPU | 20, missed |')
})

test('the performance README has the marks, and a text without them is refused', () => {
  const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8')
  expect(withTable(readme, table)).toContain(table)
  expect(() => withTable('# Performance', table)).toThrow('tests/bench/README.md has no <!-- bench -->')
})
