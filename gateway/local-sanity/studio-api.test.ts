import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isRecord } from '#schema/is-record.ts'
import { datasetFolder } from '#tests/helpers/dataset.ts'
import { copyFixture, writeInto } from '#tests/helpers/dataset-fixtures.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { fieldsOf, formatDocument } from './document-file.ts'
import { loadDataset } from './load-dataset.ts'
import { studioApi } from './studio-api.ts'
import { openStore } from './watched-content.ts'

/** The Studio's interface over a copy of the fixture. Patches can only set fields. */
async function studioOfFixture() {
  const folder = await copyFixture()
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const warnings: string[] = []
  const store = await openStore(folder, { warn: (message) => void warnings.push(message), signal: stopping.signal })
  const answer = studioApi(folder, store, (document, { set }) => ({ ...document, ...(isRecord(set) && set) }))
  const request = (path: string, init?: RequestInit) => answer(new Request(`http://localhost/v2025-02-19${path}`, init))
  const post = async (path: string, body: unknown) => {
    const response = await request(path, { method: 'POST', body: JSON.stringify(body) })
    const { error }: { error?: { description: string } } = await response.json()
    return error ? `${response.status} ${error.description}` : response.status
  }
  return {
    folder,
    warnings,
    request,
    act: (...actions: readonly object[]) => post('/data/actions/production', { actions }),
    mutate: (...mutations: readonly object[]) => post('/data/mutate/production', { mutations }),
    held: (id: string) => store.current().dataset.documents.get(id),
    file: async (path: string): Promise<unknown> => JSON.parse(await readFile(join(folder, path), 'utf8')),
    has: (path: string) => existsSync(join(folder, path)),
  }
}

const post = { publishedId: 'post-ramps', draftId: 'drafts.post-ramps' }
const edit = (set: object) => ({ actionType: 'sanity.action.document.edit', ...post, patch: { set } })
const action = (name: string) => ({ actionType: `sanity.action.document.${name}`, ...post })

test('every file of the sample content is as the Studio would write it', async () => {
  const { dataset, files } = await loadDataset(datasetFolder)
  const written = (id: string) => [...dataset.assets.values()].find(({ document }) => document._id === id)?.written
  for (const [id, file] of files) {
    const text = readFileSync(file, 'utf8')
    const document = dataset.documents.get(id)
    if (!document) throw new Error(`no ${id}`)
    expect(await formatDocument(fieldsOf(document, JSON.parse(text), written)), file).toBe(text)
  }
  expect(globSync(`${datasetFolder}/*/*.json`)).toHaveLength(files.size)
})

test('an edit makes a draft, further edits change it, and publishing replaces the document', async () => {
  const studio = await studioOfFixture()
  expect(await studio.act(edit({ title: 'One' }))).toBe(200)
  expect(await studio.act(edit({ title: 'Two' }))).toBe(200)
  expect(await studio.file('post/drafts.post-ramps.json')).toMatchObject({ _id: 'drafts.post-ramps', title: 'Two' })
  expect(await studio.file('post/post-ramps.json')).not.toMatchObject({ title: 'Two' })
  expect(await studio.act(action('publish'))).toBe(200)
  expect(await studio.file('post/post-ramps.json')).toMatchObject({ _id: 'post-ramps', title: 'Two' })
  expect(studio.has('post/drafts.post-ramps.json')).toBe(false)
})

test('an edit is valid after its file was read again, and a file that another program changed is not overwritten', async () => {
  const studio = await studioOfFixture()
  const about = { ...action('x'), publishedId: 'page-about', draftId: 'drafts.page-about' }
  const title = (words: string) => ({
    ...about,
    actionType: 'sanity.action.document.edit',
    patch: { set: { title: words } },
  })
  expect(await studio.act(title('One'))).toBe(200)
  await writeInto(studio.folder, 'author/author-new.json', { _id: 'author-new', _type: 'author', name: 'New' })
  await eventually(() => expect(studio.held('author-new')).toBeDefined())
  expect(await studio.act(title('Two'))).toBe(200)

  const file = 'page/drafts.page-about.json'
  await writeInto(studio.folder, file, { ...Object(await studio.file(file)), title: 'By hand' })
  expect(await studio.act(title('Three'))).toMatch(/^409 .*drafts\.page-about\.json was changed by another program/)
  await eventually(() => expect(studio.held('drafts.page-about')).toMatchObject({ title: 'By hand' }))
  expect(await studio.act(title('Three'))).toBe(200)
})
