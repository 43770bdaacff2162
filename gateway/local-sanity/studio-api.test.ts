import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isRecord } from '#schema/is-record.ts'
import { datasetFolder } from '#tests/helpers/dataset.ts'
import { copyFixture, writeInto } from '#tests/helpers/dataset-fixtures.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { fieldsOf, formatDocument } from './document-file.ts'
import type { ApplyPatch } from './edit-content.ts'
import { loadDataset } from './load-dataset.ts'
import { localOnly } from './local-only.ts'
import { studioApi } from './studio-api.ts'
import { openStore } from './watched-content.ts'

const setFields: ApplyPatch = (document, { set }) => ({ ...document, ...(isRecord(set) && set) })

/** The Studio's interface over a copy of the fixture. Patches can only set fields. */
async function studioOfFixture() {
  const folder = await copyFixture()
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const warnings: string[] = []
  const store = await openStore(folder, { warn: (message) => void warnings.push(message), signal: stopping.signal })
  const replaced = await mkdtemp(join(tmpdir(), 'replaced-'))
  onTestFinished(() => rm(replaced, { recursive: true }))
  const answer = studioApi(folder, store, setFields, replaced)
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
    post,
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

test('of two editors, the second is refused, and nothing is written', async () => {
  const studio = await studioOfFixture()
  await studio.act(edit({ title: 'One' }))
  const seen = studio.held('drafts.post-ramps')?._rev
  await studio.act(edit({ title: 'Two' }))
  expect(await studio.act({ ...action('publish'), ifDraftRevisionId: seen })).toBe(
    '409 The document drafts.post-ramps was changed by someone else; look at it again.',
  )
  expect(
    await studio.mutate({ patch: { id: 'drafts.post-ramps', ifRevisionID: seen, set: { title: 'Three' } } }),
  ).toMatch(/^409/)
  expect(await studio.mutate({ create: { _id: 'post-ramps', _type: 'post' } })).toMatch(/^409 .* exists already/)
  expect(await studio.file('post/drafts.post-ramps.json')).toMatchObject({ title: 'Two' })
  expect(studio.has('post/post-ramps.json')).toBe(true)
})

test('what the site could not show is refused with the sentence of the content check, and the draft stays', async () => {
  const studio = await studioOfFixture()
  await studio.act(edit({ title: '' }))
  expect(await studio.act(action('publish'))).toBe('400 title is missing; write it: Title.')
  expect(studio.has('post/drafts.post-ramps.json')).toBe(true)
  expect(studio.held('post-ramps')).not.toMatchObject({ title: '' })
  expect(await studio.mutate({ create: { _id: 'x', _type: 'recipe' } })).toBe(
    '400 "recipe" is no type of document here.',
  )
  expect(await studio.mutate({ create: { _id: '../x', _type: 'post' } })).toMatch(
    /^400 "\.\.\/x" cannot be the name of a file/,
  )
})

test('a rule of the editors stops a publication too, and the drafts of others do not', async () => {
  const studio = await studioOfFixture()
  const create = (id: string, slug: string) =>
    studio.mutate({ create: { ...studio.held('post-ramps'), _id: id, slug: { _type: 'slug', current: slug } } })
  expect(await create('post-new', 'ramps')).toMatch(
    /^400 slug gives the address \/blogs\/ramps, which post-ramps has too; give each document its own path/,
  )
  expect(await create('drafts.post-new', 'steps')).toBe(200)
  expect(await create('post-other', 'steps')).toBe(200)
})

test('a reference to nothing is refused, and a draft may have no title', async () => {
  const studio = await studioOfFixture()
  await studio.act(edit({ author: { _type: 'reference', _ref: 'author-gone' } }))
  expect(await studio.act(action('publish'))).toBe(
    '400 author refers to "author-gone", which does not exist; add it or correct the id.',
  )
  expect(await studio.mutate({ create: { _id: 'drafts.page-new', _type: 'page' } })).toBe(200)
})

test('a file that another program has half written is neither read nor overwritten', async () => {
  const studio = await studioOfFixture()
  const file = join(studio.folder, 'post/post-ramps.json')
  await writeFile(file, '{ "_id": "post-ramps", "ti')
  expect(await studio.mutate({ patch: { id: 'post-ramps', set: { title: 'One' } } })).toMatch(
    /^409 .*post-ramps\.json was half written by another program; mend it/,
  )
  await eventually(() => expect(studio.warnings).toEqual([expect.stringContaining('The site keeps the content')]))
  expect(studio.held('post-ramps')).toMatchObject({ _type: 'post' })
  expect(await readFile(file, 'utf8')).toBe('{ "_id": "post-ramps", "ti')
})

test('a clock that goes back loses nothing', async () => {
  const studio = await studioOfFixture()
  expect(await studio.act(edit({ title: 'One' }))).toBe(200)
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await studio.act(edit({ title: 'Two' }))).toBe(200)
  expect(await studio.file('post/drafts.post-ramps.json')).toMatchObject({ title: 'Two' })
})

test('a document that others refer to is not removed', async () => {
  const studio = await studioOfFixture()
  expect(await studio.mutate({ delete: { id: 'author-mira' } })).toBe(
    '409 author-mira is used by post-rails, post-ramps; remove it there first.',
  )
  expect(studio.has('author/author-mira.json')).toBe(true)
})

test('a document is unpublished to a draft, discarded, and a new one is in the folder of its type', async () => {
  const studio = await studioOfFixture()
  expect(await studio.act(action('unpublish'))).toBe(200)
  expect(studio.has('post/post-ramps.json')).toBe(false)
  expect(await studio.file('post/drafts.post-ramps.json')).toMatchObject({ _type: 'post' })
  expect(await studio.act(action('discard'))).toBe(200)
  expect(studio.has('post/drafts.post-ramps.json')).toBe(false)
  const word = { _id: 'drafts.new', _type: 'easyReadWord', word: 'New' }
  expect(
    await studio.act({
      actionType: 'sanity.action.document.create',
      publishedId: 'new',
      attributes: word,
      ifExists: 'fail',
    }),
  ).toBe(200)
  expect(await studio.file('easy-read-word/drafts.new.json')).toEqual(word)
})

test('what a publication replaced comes back as a draft, unless there is one', async () => {
  const studio = await studioOfFixture()
  const restore = (id: string) => studio.post(`/data/restore/production/${id}`, {})
  const before = await studio.file('post/post-ramps.json')
  expect(await restore('post-ramps')).toMatch(/^409 No earlier version/)
  await studio.act(edit({ title: 'A mistake' }))
  await studio.act(action('publish'))
  await studio.act(edit({ title: 'Another' }))
  expect(await restore('post-ramps')).toMatch(/^409 There is a draft already/)
  await studio.act(action('discard'))
  expect(await restore('post-ramps')).toBe(200)
  expect(await studio.file('post/drafts.post-ramps.json')).toEqual({ ...Object(before), _id: 'drafts.post-ramps' })
  await eventually(() => expect(studio.held('drafts.post-ramps')).toBeDefined())
  expect(await studio.act(action('publish'))).toBe(200)
  expect(await studio.file('post/post-ramps.json')).toEqual(before)
  expect(await restore('..%2Fsecret')).toMatch(/^400/)
})

test('a draft with a fault changes nothing for visitors', async () => {
  const studio = await studioOfFixture()
  await studio.act(edit({ picture: { _type: 'picture' } }))
  await writeInto(studio.folder, 'author/author-new.json', { _id: 'author-new', _type: 'author', name: 'New' })
  await eventually(() => expect(studio.held('author-new')).toBeDefined())
  expect(studio.warnings).toEqual([])
})

test('an upload has a name of its own, is written as an export writes it, and is refused when it is no picture', async () => {
  const studio = await studioOfFixture()
  const upload = async (name: string, body: BodyInit) => {
    const response = await studio.request(`/assets/images/production?filename=${name}`, { method: 'POST', body })
    return { status: response.status, answer: await response.text() }
  }
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"></svg>'
  const { status, answer } = await upload('My%20Ramp.svg', drawing)
  expect(status).toBe(200)
  const [id] = /image-[0-9a-f]{40}-20x10-svg/.exec(answer) ?? []
  await studio.act(edit({ picture: { _type: 'picture', asset: { _type: 'reference', _ref: id }, alt: 'A ramp' } }))
  expect(await studio.file('post/drafts.post-ramps.json')).toMatchObject({
    picture: {
      _type: 'picture',
      _sanityAsset: expect.stringMatching(/^image@file:\/\/\.\/images\/my-ramp-[0-9a-f]{8}\.svg$/),
      alt: 'A ramp',
    },
  })
  expect(await upload('notes.svg', 'words')).toMatchObject({
    status: 400,
    answer: expect.stringContaining('is not a picture'),
  })
  const large = await studio.request('/assets/images/production?filename=a.png', {
    method: 'POST',
    body: new Uint8Array(60 * 1024 * 1024),
  })
  expect(large.status).toBe(413)
})

test('a listener receives an edit with both revisions, and that of another program', async () => {
  const studio = await studioOfFixture()
  const before = studio.held('author-mira')?._rev
  const response = await studio.request('/data/listen/production')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => String((await reader?.read())?.value)
  expect(await next()).toMatch(/^event: welcome/)
  await studio.mutate({ patch: { id: 'author-mira', set: { role: 'Editor' } } })
  const event = await next()
  expect(event).toMatch(/^event: mutation\ndata: /)
  expect(JSON.parse(event.slice(event.indexOf('{')))).toMatchObject({
    documentId: 'author-mira',
    transition: 'update',
    previousRev: before,
    resultRev: studio.held('author-mira')?._rev,
  })
  await writeInto(studio.folder, 'author/author-mira.json', { _id: 'author-mira', _type: 'author', name: 'By hand' })
  expect(await next()).toContain('"name":"By hand"')
})

test.each([
  ['its own page', { host: '127.0.0.1:3333', origin: 'http://127.0.0.1:3333' }, true],
  [
    'a link from elsewhere',
    { host: 'localhost:3333', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    true,
  ],
  ['a name that leads to this machine', { host: 'evil.example:3333' }, false],
  ['no host', {}, false],
  ['the page of another site', { host: '127.0.0.1:3333', origin: 'https://evil.example' }, false],
  ['a page of another port', { host: '127.0.0.1:3333', origin: 'http://127.0.0.1:3000' }, false],
  ['a picture in the page of another site', { host: '127.0.0.1:3333', 'sec-fetch-site': 'cross-site' }, false],
])('a request from %s', (_, headers, isAllowed) => {
  expect(localOnly(headers, 3333) === undefined).toBe(isAllowed)
})
