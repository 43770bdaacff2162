import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadDataset } from './load-dataset.ts'
import { copyFixture, writeInto } from '#tests/helpers/dataset-fixtures.ts'

test('a folder of documents loads with Sanity’s system fields and asset references', async () => {
  const folder = await copyFixture()
  const { dataset, findings } = await loadDataset(folder)

  const sha1 = createHash('sha1')
    .update(await readFile(join(folder, 'images/ramp.svg')))
    .digest('hex')
  expect(findings).toEqual([])
  expect(dataset.documents.get('page-about')).toMatchObject({
    _type: 'page',
    _rev: expect.stringMatching(/^[\w-]{22}$/),
    _createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    _updatedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    picture: {
      _type: 'picture',
      alt: 'A ramp to a front door',
      asset: { _type: 'reference', _ref: `image-${sha1}-120x80-svg` },
    },
  })
  expect(dataset.documents.get('page-about')).not.toHaveProperty('picture._sanityAsset')
  expect(dataset.documents.get(`image-${sha1}-120x80-svg`)).toMatchObject({
    _type: 'sanity.imageAsset',
    sha1hash: sha1,
    extension: 'svg',
    mimeType: 'image/svg+xml',
    originalFilename: 'ramp.svg',
    size: expect.any(Number),
    url: `/images/kerbcut/production/${sha1}-120x80.svg`,
    metadata: { dimensions: { width: 120, height: 80, aspectRatio: 1.5 } },
  })
})

test('a picture that many documents show is read once', async () => {
  // Other test files share the modules of this worker.
  vi.resetModules()
  vi.doMock('./read-assets.ts', { spy: true })
  onTestFinished(() => {
    vi.doUnmock('./read-assets.ts')
    vi.resetModules()
  })
  const { readAsset } = await import('./read-assets.ts')
  const { loadDataset: load } = await import('./load-dataset.ts')
  const folder = await copyFixture()
  const picture = { _type: 'picture', _sanityAsset: 'image@file://./images/ramp.svg', alt: 'A ramp' }
  for (let n = 0; n < 5; n++)
    await writeInto(folder, `person/person-${n}.json`, {
      _id: `person-${n}`,
      _type: 'person',
      picture,
      pictures: [picture],
    })
  const { dataset } = await load(folder)
  expect(dataset.documents.get('person-4')).toMatchObject({
    picture: { alt: 'A ramp', asset: { _ref: expect.stringMatching(/^image-/) } },
    pictures: [{ asset: { _type: 'reference' } }],
  })
  expect(vi.mocked(readAsset).mock.calls.filter(([, written]) => written === picture._sanityAsset)).toHaveLength(1)
})

test('an unpacked export loads with the same content as its source folder', async () => {
  const ofFolder = await loadDataset(await copyFixture('folder'))
  const ofExport = await loadDataset(await copyFixture('export'))

  const content = ({ dataset }: typeof ofFolder) =>
    [...dataset.documents.values()].map(({ _rev, _createdAt, _updatedAt, ...fields }) => fields)
  expect(ofExport.findings).toEqual([])
  expect(content(ofExport)).toEqual(content(ofFolder))
  expect(ofExport.dataset.documents.get('page-home')).toMatchObject({ _createdAt: '2026-10-01T00:00:00Z' })
})

test('a revision depends on the content and not on the time of the file', async () => {
  const folder = await copyFixture()
  const load = () => loadDataset(folder)
  const revision = async () => (await load()).dataset.documents.get('author-mira')?._rev
  const before = await revision()

  await writeInto(folder, 'author/author-mira.json', await readFile(join(folder, 'author/author-mira.json'), 'utf8'))
  expect(await revision()).toBe(before)
  await writeInto(folder, 'author/author-mira.json', { _id: 'author-mira', _type: 'author', name: 'Mira Q.' })
  expect(await revision()).not.toBe(before)
})

test('a change to one document that breaks another is found, repeatedly', async () => {
  const folder = await copyFixture()
  const load = () => loadDataset(folder)
  const findings = async () => (await load()).findings
  expect(await findings()).toEqual([])
  await rm(join(folder, 'author/author-mira.json'))
  const missing = await findings()
  expect(missing).toContainEqual(expect.stringMatching(/post-ramps\.json.*author-mira/))
  expect(await findings()).toEqual(missing)
  await writeInto(folder, 'author/author-mira.json', { _id: 'author-mira', _type: 'author', name: 'Mira' })
  expect(await findings()).toEqual([])
})

test('a picture that is replaced by another is read again', async () => {
  const folder = await copyFixture()
  const load = () => loadDataset(folder)
  await load()

  await writeInto(folder, 'images/ramp.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"/>')
  const { dataset } = await load()
  expect(dataset.documents.get('page-about')).toHaveProperty(
    'picture.asset._ref',
    expect.stringMatching(/^image-[0-9a-f]{40}-300x300-svg$/),
  )
})

test.each([
  ['in whole pixels', 'width="640" height="360" viewBox="0 0 64 36"', '640x360'],
  ['in another unit', 'width="2in" height="1in" viewBox="0 0 200 100"', '144x72'],
])('a drawing with its size %s has that size', async (_, size, expected) => {
  const folder = await copyFixture()
  await writeInto(folder, 'images/ramp.svg', `<svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`)
  const { dataset } = await loadDataset(folder)
  expect(dataset.documents.get('page-about')).toHaveProperty(
    'picture.asset._ref',
    expect.stringContaining(`-${expected}-svg`),
  )
})

test('a drawing that was cut off is not a picture', async () => {
  const folder = await copyFixture()
  await writeInto(folder, 'images/ramp.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><pa')
  const { findings } = await loadDataset(folder)
  expect(findings).toContainEqual(expect.stringContaining('not a picture that browsers show'))
})
