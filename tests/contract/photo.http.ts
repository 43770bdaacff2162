import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { startSite } from '#tests/helpers/site.ts'
import { expect, test } from '#tests/helpers/site-test.ts'

const embedded = fileURLToPath(new URL('../../schema/dataset', import.meta.url))

/** A raster picture with as much detail as a photo, in JPEG. */
const photo = () =>
  sharp({
    create: {
      width: 2000,
      height: 1500,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(2)
    .composite([
      {
        input: Buffer.from(
          '<svg width="2000" height="1500"><text x="80" y="780" font-size="160">Test picture</text></svg>',
        ),
      },
    ])
    .jpeg({ quality: 92 })
    .toBuffer()

test('[S47] a photo is served at each requested width, in the smallest format that the browser accepts @slow', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'photo-'))
  await cp(embedded, folder, { recursive: true })
  const original = await photo()
  await writeFile(join(folder, 'images/photo.jpg'), original)
  const page = join(folder, 'page/page-about.json')
  const about = await readFile(page, 'utf8')
  await writeFile(page, about.replace('./images/home-verandah-ramp.svg', './images/photo.jpg'))
  const site = await startSite({ CONTENT_DATASET_DIR: folder })
  const served = async (address: string, accept: string) => {
    const response = await fetch(site.url + address, { headers: { accept } })
    const body = Buffer.from(await response.arrayBuffer())
    const { width, height } = await sharp(body).metadata()
    return { type: response.headers.get('content-type'), bytes: body.length, width, height }
  }
  try {
    const html = (await (await fetch(`${site.url}/about`)).text()).replaceAll('&amp;', '&')
    const [image = ''] = /<img[^>]*-2000x1500\.jpg[^>]*>/.exec(html) ?? []
    const src = /src="([^"]+)"/.exec(image)?.[1] ?? ''
    expect(src).toMatch(/\?w=500&auto=format$/)
    expect(image).toMatch(/width="2000"/)
    expect(image).toMatch(/height="1500"/)

    const avif = await served(src, 'image/avif,image/webp,*/*')
    const webp = await served(src, 'image/webp,*/*')
    const jpeg = await served(src, '*/*')
    expect([avif.type, webp.type, jpeg.type]).toEqual(['image/avif', 'image/webp', 'image/jpeg'])
    for (const { width, height } of [avif, webp, jpeg]) expect([width, height]).toEqual([500, 375])
    expect(avif.bytes).toBeLessThan(jpeg.bytes)
    expect(webp.bytes).toBeLessThan(jpeg.bytes)
    expect(jpeg.bytes).toBeLessThan(original.length / 8)

    const srcset = (/srcset="([^"]+)"/i.exec(image)?.[1] ?? '').split(', ').map((entry) => entry.split(' '))
    expect(srcset.map(([, width]) => width)).toEqual(['320w', '500w', '800w', '1200w', '1600w'])
    for (const [address = '', width = ''] of srcset)
      expect(`${(await served(address, 'image/webp')).width}w`).toBe(width)
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
