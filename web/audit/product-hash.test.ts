import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { productHash } from './product-hash.ts'

let root = ''
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'product-hash-'))
  write('web/root.tsx', 'one')
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
  'tests/a11y/checks.ts',
  'web/audit/evidence.json',
])('a change of %s is none', (file) => {
  const before = productHash(root)
  write(file, 'two')
  expect(productHash(root)).toBe(before)
})
