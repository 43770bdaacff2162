import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dateReport, productHash } from './since-audit.ts'

let root = ''
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const report = 'build/client/accessibility/report'
const sentence = 'Parts of the site have changed since this audit.'

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'since-audit-'))
  write('web/root.tsx', 'one')
  write(`${report}/index.html`, '<h1>Report</h1>')
  write(`${report}/openacr.yaml`, 'title: "A"\nnotes: "Made by the audit."\n      notes: "A row."\n')
})
afterEach(() => rmSync(root, { recursive: true }))

test.each(['web/root.tsx', 'web/ui/new.css', 'gateway/start.ts', 'schema/dataset/page.json', 'package-lock.json'])(
  'a change of %s is a change of the product',
  (file) => {
    const before = productHash(root)
    write(file, 'two')
    expect(productHash(root)).not.toBe(before)
  },
)

test.each([
  'web/root.test.tsx',
  'web/README.md',
  'web/.root.tsx.swp',
  'tests/audit.ts',
  'web/public/accessibility/report/index.html',
  'web/templates/statement/last-audit.json',
])('a change of %s is none', (file) => {
  const before = productHash(root)
  write(file, 'two')
  expect(productHash(root)).toBe(before)
})

test('the report in a build names the change since the audit, and only then', () => {
  const audited = productHash(root)
  write('web/templates/statement/last-audit.json', JSON.stringify({ product: audited }))
  dateReport(join(root, 'build'), root)
  expect(read('build/product')).toBe(audited)
  expect(read(`${report}/index.html`)).toBe('<h1>Report</h1>')

  write('web/root.tsx', 'two')
  dateReport(join(root, 'build'), root)
  expect(read(`${report}/index.html`)).toContain(sentence)
  expect(read(`${report}/openacr.yaml`)).toBe(
    `title: "A"\nnotes: "${sentence} Made by the audit."\n      notes: "A row."\n`,
  )
})
