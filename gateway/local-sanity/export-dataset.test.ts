import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { exportDataset } from './export-dataset.ts'
import { loadDataset } from './load-dataset.ts'
import { copyFixture } from '#tests/helpers/dataset-fixtures.ts'

const dataset = fileURLToPath(new URL('../../schema/dataset', import.meta.url))
const target = (name: string) => {
  const folder = fileURLToPath(new URL(`../../test-results/${name}`, import.meta.url))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The parts of the content that survive a copy: the revision and a picture's time depend on file times. */
const content = async (folder: string) => {
  const loaded = await loadDataset(folder)
  expect(loaded.findings).toEqual([])
  return [...loaded.dataset.documents.values()].map(({ _rev, _createdAt, _updatedAt, ...fields }) => fields)
}

test('an exported dataset loads with the same content', async () => {
  const folder = target('export-whole')
  const written = await exportDataset(dataset, folder)
  const before = await content(dataset)
  expect(await content(folder)).toEqual(before)
  expect(written.documents + written.files).toBeGreaterThanOrEqual(before.length)
  expect(await readFile(join(folder, 'data.ndjson'), 'utf8')).toContain('"_sanityAsset":"image@file://./images/')
})

/**
 * The requirements of the importer according to its source (@sanity/import: importFromFolder, assetRefs,
 * documentHasErrors): one .ndjson file at the top, restricted characters in ids, and each asset named by its type and a
 * path below images/ or files/.
 */
test('the export has the layout that the importer reads', async () => {
  const folder = target('export-layout')
  await exportDataset(dataset, folder)
  expect((await readdir(folder)).sort()).toEqual(['data.ndjson', 'files', 'images'])
  const lines = (await readFile(join(folder, 'data.ndjson'), 'utf8')).trimEnd().split('\n')
  const ids = new Set<unknown>()
  const assets = new Set<string>()
  for (const line of lines) {
    const document: { _id: unknown; _type: unknown } = JSON.parse(line)
    expect(document._id).toMatch(/^[a-z0-9_.-]+$/i)
    expect(document._type).toMatch(/^[a-z]+$/i)
    ids.add(document._id)
    for (const [, written = ''] of line.matchAll(/"_sanityAsset":"([^"]+)"/g)) assets.add(written)
  }
  expect(ids.size).toBe(lines.length)
  expect(assets.size).toBeGreaterThan(50)
  for (const asset of assets) {
    const [, path = ''] = /^(?:file|image)@file:\/\/\.\/((?:images|files)\/[^/]+)$/.exec(asset) ?? []
    expect((await stat(join(folder, path))).isFile(), asset).toBe(true)
  }
})

const to = (_ref: string) => ({ _type: 'reference', _ref })

test('drafts are exported; their references to what is not published are weak until it is', async () => {
  const source = await copyFixture()
  const write = (document: { readonly _id: string; readonly [field: string]: unknown }) =>
    writeFile(join(source, `post/${document._id}.json`), JSON.stringify(document))
  await write({ _id: 'drafts.author-new', _type: 'author', name: 'New' })
  for (const [name, author] of [
    ['a', 'author-new'],
    ['b', 'author-mira'],
    ['c', 'nobody'],
  ] as const)
    await write({ _id: `drafts.post-${name}`, _type: 'post', author: to(author) })
  const folder = target('export-drafts')
  await exportDataset(source, folder)
  const lines = (await readFile(join(folder, 'data.ndjson'), 'utf8')).trim().split('\n')
  const authors = lines
    .map((line) => JSON.parse(line))
    .filter(({ _id }) => _id.startsWith('drafts.post'))
    .map(({ author }) => author)
  expect(authors).toEqual([
    { ...to('author-new'), _weak: true, _strengthenOnPublish: { type: 'author' } },
    to('author-mira'),
    { ...to('nobody'), _weak: true },
  ])
})

test('a target folder that is not empty or is inside the dataset is refused', async () => {
  const source = await copyFixture()
  await expect(exportDataset(source, await copyFixture())).rejects.toThrow('is not empty')
  await expect(exportDataset(source, join(source, 'export'))).rejects.toThrow('within the dataset')
})

test('a dataset with faults is not exported', async () => {
  const source = await copyFixture()
  await writeFile(join(source, 'page/page-home.json'), '{')
  await expect(exportDataset(source, target('export-faults'))).rejects.toThrow('not valid JSON')
})
