import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { siteMap } from '#schema/site-map.ts'
import { figureOf, startSite } from '#tests/helpers/site.ts'

const dataset = fileURLToPath(new URL('../../gateway/content-service/dataset', import.meta.url))

/** A site over a copy of the dataset that a test may change. */
async function editableSite() {
  const dir = await mkdtemp(join(tmpdir(), 'dataset-'))
  await cp(dataset, dir, { recursive: true })
  const site = await startSite({ CONTENT_DATASET_DIR: dir })
  const edit = async (file: string, change: (text: string) => string) =>
    writeFile(join(dir, file), change(await readFile(join(dir, file), 'utf8')))
  return { site, edit, words: async (path: string) => (await fetch(site.url + path)).text() }
}

test('a sentence that an editor changes is on the page at once, and a broken document changes nothing', async () => {
  const { site, edit, words } = await editableSite()
  expect(await words('/careers')).not.toContain('Changed just now')

  await edit('page/page-careers.json', (text) => text.replace(/"lead": "/, '"lead": "Changed just now. '))
  await expect.poll(() => words('/careers'), { timeout: 10_000 }).toContain('Changed just now')

  await edit('page/page-careers.json', (text) => text.replace('"title"', '"titel"'))
  await expect.poll(() => site.log(), { timeout: 10_000 }).toContain('page-careers.json')
  expect(await words('/careers')).toContain('Changed just now')
  await site.stop()
})

test('after an edit every page that shows it is right, and no page whose bytes are the same was made again', async () => {
  const { site, edit, words } = await editableSite()
  const paths = siteMap.filter(({ path, cache }) => cache === 'public' && !path.includes(':')).map(({ path }) => path)
  const addresses = paths.flatMap((path) => [path, path === '/' ? '/_.data' : `${path}.data`])
  const etags = async () =>
    new Map(
      await Promise.all(
        addresses.map(async (path) => [path, (await fetch(site.url + path)).headers.get('etag') ?? ''] as const),
      ),
    )
  const before = await etags()
  const madeBefore = await figureOf(site, 'kerbcut_kept_made_total{kind="page"}')
  expect(madeBefore).toBe(addresses.length)

  await edit('page/page-careers.json', (text) => text.replace(/"lead": "/, '"lead": "Changed just now. '))
  await expect.poll(() => words('/careers'), { timeout: 10_000 }).toContain('Changed just now')
  // Everything that the event touched has been looked at when nothing is left to be made.
  let after = await etags()
  await expect
    .poll(async () => {
      const changedSince = [...after].filter(([path, etag]) => etag !== before.get(path)).length
      const made = (await figureOf(site, 'kerbcut_kept_made_total{kind="page"}')) - madeBefore
      after = await etags()
      return made === changedSince && changedSince > 1
    })
    .toBe(true)
  expect(after.get('/careers')).not.toBe(before.get('/careers'))
  expect(after.get('/careers.data')).not.toBe(before.get('/careers.data'))
  expect(after.get('/about')).toBe(before.get('/about'))
  expect(await figureOf(site, 'kerbcut_kept_failed_total{kind="page"}')).toBe(0)
  await site.stop()
})

test('[S4] the name, the phone and the hours come from the settings document alone', async () => {
  const { site, edit, words } = await editableSite()
  const settings: { providerName: string; supportPhone: string } = JSON.parse(
    await readFile(join(dataset, 'site-settings/siteSettings.json'), 'utf8'),
  )
  expect(await words('/about')).toContain(settings.providerName)
  await edit('site-settings/siteSettings.json', (text) =>
    text.replaceAll(settings.providerName, 'Mango Lane').replaceAll(settings.supportPhone, '1800 975 707'),
  )
  await expect.poll(() => words('/about'), { timeout: 10_000 }).toContain('Mango Lane')
  const html = await words('/about')
  expect(html).not.toContain(settings.providerName)
  expect(html).toContain('tel:1800975707')
  await site.stop()
})
