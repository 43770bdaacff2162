import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { loadDataset } from '#gateway/local-sanity/load-dataset.ts'
import { isRecord } from '#schema/is-record.ts'
import { copyFixture, writeInto } from '#tests/helpers/dataset-fixtures.ts'
import { checkRules, rules } from './rules.ts'

const faults = new URL('./fixtures/', import.meta.url)
const now = Date.parse('2026-11-21T10:00:00+10:00')

/** The findings for a copy of the valid fixture with additional files. */
async function findingsWith(files: Readonly<Record<string, unknown>>, at = now) {
  const folder = await copyFixture()
  for (const [file, content] of Object.entries(files)) await writeInto(folder, file, content)
  const { dataset, files: paths, findings } = await loadDataset(folder)
  expect(findings).toEqual([])
  return checkRules(dataset.documents, paths, at)
}

/** `9000 × A sentence. ` in a file of faults is that text 9,000 times. */
const repeat = (_: string, value: unknown): unknown => {
  const [, count, text = ''] = (typeof value === 'string' && /^(\d+) × (.+)$/.exec(value)) || []
  return count === undefined ? value : text.repeat(Number(count))
}

const faultsOf = async (rule: string): Promise<Record<string, unknown>> => {
  const files: unknown = JSON.parse(await readFile(new URL(`${rule}.json`, faults), 'utf8'), repeat)
  if (!isRecord(files)) throw new Error('not a list of files')
  return files
}

test('a valid dataset breaks no rule', async () => {
  expect(await findingsWith({})).toEqual([])
})

test('every rule has a file of faults, and every file of faults has a rule', async () => {
  expect((await readdir(faults)).sort()).toEqual(rules.map(({ id }) => `${id}.json`).sort())
})

test.each(rules.map(({ id }) => id))('%s: each planted fault breaks this rule and no other', async (id) => {
  const files = await faultsOf(id)
  const found = await findingsWith(files)
  const planted = Object.keys(files).filter((file) => basename(file).startsWith('fault-'))
  expect(planted.length).toBeGreaterThan(0)
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set([id]))
  expect(new Set(found.map(({ file }) => basename(file)))).toEqual(new Set(planted.map((file) => basename(file))))
  for (const { problem, remedy } of found) expect(`${problem}; ${remedy}`).toMatch(/^.{10,}; .{8,}[^.]$/)
})

test('a fact gives a warning in the month before its review date, and a fault from the day after', async () => {
  const fact = (await faultsOf('fact-review'))['fact/fault-old.json']
  const at = async (time: string) =>
    (await findingsWith({ 'fact/fault-old.json': fact }, Date.parse(time))).map(({ isWarning }) => isWarning ?? false)
  expect(await at('2026-10-20T23:59:59+10:00')).toEqual([])
  expect(await at('2026-10-21T00:00:00+10:00')).toEqual([true])
  expect(await at('2026-11-19T23:59:59+10:00')).toEqual([true])
  expect(await at('2026-11-20T00:00:00+10:00')).toEqual([false])
})

test('a draft is not checked until it is published', async () => {
  const [page] = Object.values(await faultsOf('description'))
  if (!isRecord(page)) throw new Error('not a document')
  expect(await findingsWith({ 'page/drafts.fault-x.json': { ...page, _id: 'drafts.fault-x' } })).toEqual([])
})

test('the reading grade stands beside the hardest text of a document, and a hard sentence gives a warning', async () => {
  const found = await findingsWith(await faultsOf('reading-grade'))
  expect(new Set(found.filter(({ isWarning }) => !isWarning).map(({ path }) => path))).toEqual(
    new Set(['blocks[0].text[0]', 'lines[0].sentences[0]']),
  )
  expect(found.find(({ file }) => file.endsWith('fault-sentence.json'))).toMatchObject({
    path: 'answer[0]',
    problem: 'has a sentence of grade 36, "Comprehensive functional evaluations facilitate individualised …"',
    isWarning: true,
  })
})
