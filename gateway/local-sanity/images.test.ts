import sharp from 'sharp'
import { expect, test } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import { sanityOfFixture, type TestSanity, writeInto } from '#tests/helpers/dataset-fixtures.ts'

const addressOf = ({ client }: TestSanity, page: string) =>
  client.fetch<string>('*[_id == $page][0].picture.asset->url', { page })

async function asked({ get }: TestSanity, url: string, accept = '*/*') {
  const response = await get(url, { headers: { accept } })
  const bytes = Buffer.from(await response.arrayBuffer())
  return {
    type: response.headers.get('content-type'),
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
  const sanity = await sanityOfFixture()
  expect(await asked(sanity, `${await addressOf(sanity, 'page-home')}?${query}`)).toMatchObject(expected)
})

test('auto=format returns avif or webp to browsers that accept it', async () => {
  const sanity = await sanityOfFixture()
  const url = `${await addressOf(sanity, 'page-home')}?w=100&auto=format`
  // sharp returns the name of the container format.
  expect(await asked(sanity, url, 'image/avif,image/webp,*/*')).toMatchObject({
    type: 'image/avif',
    format: 'heif',
  })
  expect(await asked(sanity, url, 'image/webp,*/*')).toMatchObject({ type: 'image/webp', format: 'webp' })
  expect(await asked(sanity, url)).toMatchObject({ type: 'image/png', format: 'png' })
})

test('an SVG is returned as SVG at every size, unless another format is requested', async () => {
  const sanity = await sanityOfFixture()
  const url = await addressOf(sanity, 'page-about')
  const drawing = await asked(sanity, `${url}?w=500&auto=format`, 'image/webp')
  expect(drawing).toMatchObject({ type: 'image/svg+xml' })
  expect(drawing.bytes.toString()).toContain('<svg')
  expect(await asked(sanity, `${url}?w=600&fm=png`)).toMatchObject({ type: 'image/png', width: 600, height: 400 })
})

test('a variant has the same bytes each time, and without parameters it is the original file', async () => {
  const sanity = await sanityOfFixture()
  const url = await addressOf(sanity, 'page-home')
  const [first, second] = await Promise.all([asked(sanity, `${url}?w=64`), asked(sanity, `${url}?w=64`)])
  expect(first.bytes.equals(second.bytes)).toBe(true)
  expect((await asked(sanity, url)).bytes.length).toBe(
    await sanity.client.fetch('*[_id == "page-home"][0].picture.asset->size'),
  )
})

test('a file is sent unchanged', async () => {
  const { folder, client, get } = await sanityOfFixture()
  await writeInto(folder, 'files/guide.txt', 'Ask first.')
  const file = { _type: 'file', _sanityAsset: 'file@file://./files/guide.txt' }
  await writeInto(folder, 'drafts.guide.json', { _id: 'drafts.guide', _type: 'publication', file })
  const url = () => client.fetch<string | null>('*[_id == "guide"][0].file.asset->url', {}, { perspective: 'drafts' })
  const response = await get(await eventually(async () => (await url()) ?? expect.fail()))
  expect([response.headers.get('content-type'), await response.text()]).toEqual([
    'text/plain; charset=utf-8',
    'Ask first.',
  ])
})
