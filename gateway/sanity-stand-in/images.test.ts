import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { loadDataset } from './load-dataset.ts'
import { createHandler } from './routes.ts'
import type { Store } from './watched-content.ts'
import { copyFixture, serveFixture, type TestService, writeInto } from '#tests/helpers/dataset-fixtures.ts'
import { createView } from './view.ts'

const addressOf = ({ client }: TestService, page: string) =>
  client.fetch<string>('*[_id == $page][0].picture.asset->url', { page })

async function asked(url: string, accept = '*/*') {
  const response = await fetch(url, { headers: { accept } })
  const bytes = Buffer.from(await response.arrayBuffer())
  return {
    type: response.headers.get('content-type'),
    vary: response.headers.get('vary'),
    bytes,
    ...(await sharp(bytes).metadata()),
  }
}

test.each([
  ['w=160', { width: 160, height: 100, format: 'png' }],
  ['w=100&h=100', { width: 100, height: 63 }],
  ['w=100&h=100&fit=fill', { width: 100, height: 100 }],
  ['w=900&fit=max', { width: 320, height: 200 }],
  ['w=99999', { width: 4000, height: 2500 }],
  ['w=-1&h=none&q=many', { width: 320, height: 200, format: 'png' }],
  ['w=160&fm=jpg&q=40', { width: 160, format: 'jpeg' }],
  ['w=160&fm=webp', { width: 160, format: 'webp' }],
])('a picture of 320 by 200 requested with %s', async (query, expected) => {
  const service = await serveFixture()
  expect(await asked(`${await addressOf(service, 'page-home')}?${query}`)).toMatchObject(expected)
})

test('auto=format returns avif or webp to browsers that accept it, with a Vary header', async () => {
  const service = await serveFixture()
  const url = `${await addressOf(service, 'page-home')}?w=100&auto=format`
  // sharp returns the name of the container format.
  expect(await asked(url, 'image/avif,image/webp,*/*')).toMatchObject({
    type: 'image/avif',
    format: 'heif',
    vary: 'Accept',
  })
  expect(await asked(url, 'image/webp,*/*')).toMatchObject({ type: 'image/webp', format: 'webp', vary: 'Accept' })
  expect(await asked(url)).toMatchObject({ type: 'image/png', format: 'png', vary: 'Accept' })
})

test('an SVG is returned as SVG at every size, unless another format is requested', async () => {
  const service = await serveFixture()
  const url = await addressOf(service, 'page-about')
  const drawing = await asked(`${url}?w=500&auto=format`, 'image/webp')
  expect(drawing).toMatchObject({ type: 'image/svg+xml' })
  expect(drawing.bytes.toString()).toContain('<svg')
  expect(await asked(`${url}?w=600&fm=png`)).toMatchObject({ type: 'image/png', width: 600, height: 400 })
})

test('a variant has the same bytes each time, and without parameters it is the original file', async () => {
  const service = await serveFixture()
  const url = await addressOf(service, 'page-home')
  const [first, second] = await Promise.all([asked(`${url}?w=64`), asked(`${url}?w=64`)])
  expect(first.bytes.equals(second.bytes)).toBe(true)
  expect((await asked(url)).bytes.length).toBe(
    await service.client.fetch('*[_id == "page-home"][0].picture.asset->size'),
  )
})

test('a missing image is not found', async () => {
  const { origin } = await serveFixture()
  expect((await fetch(`${origin}/images/kerbcut/production/0000-1x1.png`)).status).toBe(404)
})

// No type of the content model has a file field yet, so the dataset of this test could not be served as a whole.
test('files are sent unchanged, for display', async () => {
  const folder = await copyFixture()
  await writeInto(folder, 'files/guide.txt', 'Ask first.')
  await writeFile(
    join(folder, 'author/author-mira.json'),
    JSON.stringify({
      _id: 'author-mira',
      _type: 'author',
      name: 'Mira',
      guide: { _sanityAsset: 'file@file://./files/guide.txt' },
    }),
  )
  const { dataset } = await loadDataset(folder, { origin: '', dataset: 'production' })
  const view = createView(dataset.documents.values(), 'published')
  const store: Store = {
    current: () => ({ dataset, id: 'now', view: () => view }),
    onChange: () => () => {},
    close: () => {},
  }
  const server = createServer(
    createHandler({ store, dataset: 'production', hasSentinels: false, slowMs: 0, warn: () => {} }),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const file = [...dataset.assets.values()].find(({ document }) => document._type === 'sanity.fileAsset')
  const url = `http://127.0.0.1:${port}/${String(file?.document['path'])}`

  const shown = await fetch(url)
  expect(await shown.text()).toBe('Ask first.')
  expect(shown.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(shown.headers.get('content-disposition')).toBeNull()
})
