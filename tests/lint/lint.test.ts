import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const fixtures = fileURLToPath(new URL('./fixtures', import.meta.url))

interface Diagnostic {
  readonly code: string
  readonly filename: string
}

/** Lints the fixtures in a temporary folder, at the paths of real files. */
async function lintFixtures(): Promise<Diagnostic[]> {
  const dir = await mkdtemp(join(tmpdir(), 'lint-'))
  try {
    await cp(fixtures, dir, { recursive: true })
    for (const file of [
      'import-rules.ts',
      'changing-text.ts',
      'accessible-changes.ts',
      'nodes.ts',
      'younger-features.ts',
    ])
      await cp(join(root, 'tests/lint', file), join(dir, 'tests/lint', file))
    await cp(join(root, 'oxlint.config.ts'), join(dir, 'oxlint.config.ts'))
    await symlink(join(root, 'node_modules'), join(dir, 'node_modules'))
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
    const output = await new Promise<string>((resolve, reject) => {
      execFile(
        process.execPath,
        [oxlint, '-c', 'oxlint.config.ts', '--format', 'json', 'gateway', 'schema', 'tests', 'web'],
        { cwd: dir },
        (error, stdout) => (stdout ? resolve(stdout) : reject(error ?? new Error('oxlint wrote no output'))),
      )
    })
    const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(output)
    return diagnostics
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

const findings = await lintFixtures()

test('the linter reports an import that its folder, its file or its package may not have, or that leaves a folder upwards', () => {
  const restricted = findings
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ filename }) => filename)
  expect(restricted.toSorted()).toEqual([
    'gateway/content/package-kysely.ts',
    'gateway/content/violation.ts',
    'tests/parent-violation.test.ts',
    'web/server.ts',
    'web/ui/violation.ts',
  ])
})

test('outside web/ui the linter reports every raw control', async () => {
  const found = findings.filter(({ code }) => code.includes('forbid-elements')).map(({ filename }) => filename)
  expect(found).toEqual(Array.from({ length: 4 }, () => 'web/templates/controls.tsx'))
})

test('the linter reports what supported browsers lack, in the website alone', async () => {
  const found = findings.filter(({ code }) => code.includes('no-restricted-properties')).map(({ filename }) => filename)
  expect(found).toEqual(Array.from({ length: 4 }, () => 'web/lib/younger-than-browsers-allowed.ts'))
})

test('the linter reports text that can change beside other children, and no text that is alone', async () => {
  const found = findings.filter(({ code }) => code.includes('changing-text')).map(({ filename }) => filename)
  expect(found).toEqual(Array.from({ length: 5 }, () => 'web/forms/changing-text.tsx'))
})

test('the linter reports a live region that is inserted with its text, and motion from scripts that ignores the preference', async () => {
  const found = findings
    .filter(({ code }) => code.includes('accessible-changes'))
    .map(({ code, filename }) => `${code} ${filename}`)
  const file = 'web/forms/accessible-changes.tsx'
  expect(found.toSorted()).toEqual([
    `accessible-changes(live-region-first) ${file}`,
    `accessible-changes(live-region-first) ${file}`,
    `accessible-changes(motion-preference) ${file}`,
    `accessible-changes(motion-preference) ${file}`,
  ])
})
