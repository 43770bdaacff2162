import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A copy of what code generation reads. */
function copyOfSources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const sources = [
    'codegen.ts',
    'package.json',
    ...globSync(['{gateway/content,schema}/**/*.ts', '{schema,web}/**/*.graphql'], { cwd: root }),
  ]
  for (const file of sources) cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

test('an operation with a mistake leaves every generated file as it was, and the error names its line', async () => {
  const folder = copyOfSources()
  const generatedFiles = () => globSync('{gateway,schema,web}/**/*.generated.*', { cwd: folder })
  const generated = generatedFiles()
  expect(generated.length).toBeGreaterThan(3)
  for (const file of generated) writeFileSync(join(folder, file), 'before')
  writeFileSync(join(folder, 'web/mistake.graphql'), 'query Mistake {\n  story(slug: "a") {\n    titel\n  }\n}\n')
  const run = promisify(execFile)(process.execPath, ['codegen.ts'], { cwd: folder })
  await expect(run).rejects.toThrow(/Cannot query field "titel" on type "Story"[^]*web\/mistake\.graphql:3:5/)
  for (const file of generated) expect([file, readFileSync(join(folder, file), 'utf8')]).toEqual([file, 'before'])
  expect(generatedFiles()).toEqual(generated)
})
