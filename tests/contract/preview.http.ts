import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { signPreview } from '#gateway/preview-token.ts'
import { startSite } from '#tests/helpers/site.ts'

const dataset = fileURLToPath(new URL('../../gateway/content-service/dataset', import.meta.url))
const secret = 'a secret of the tests, long enough to be one'
const link = (id: string, expiresAt = Date.now() + 60_000) => `?preview=${signPreview(secret, id, expiresAt)}`
const draftWords = 'Words of the draft. '

/** A site over a copy of the dataset in which two pages have a draft. */
async function siteWithDrafts() {
  const dir = await mkdtemp(join(tmpdir(), 'dataset-'))
  await cp(dataset, dir, { recursive: true })
  for (const name of ['page-careers', 'page-about']) {
    const text = await readFile(join(dir, `page/${name}.json`), 'utf8')
    await writeFile(
      join(dir, `page/drafts.${name}.json`),
      text.replace(`"_id": "${name}"`, `"_id": "drafts.${name}"`).replace('"lead": "', `"lead": "${draftWords}`),
    )
  }
  return startSite({ CONTENT_DATASET_DIR: dir, PREVIEW_SECRET: secret })
}

test('a preview link shows one draft to whoever has it, and nothing of it is kept', async () => {
  const site = await siteWithDrafts()
  const get = async (path: string) => {
    const response = await fetch(site.url + path, { redirect: 'manual' })
    return { response, html: await response.text() }
  }
  expect((await get('/careers')).html).not.toContain(draftWords)

  const { response, html } = await get(`/careers${link('page-careers')}`)
  expect(response.status).toBe(200)
  expect(html).toContain(draftWords)
  expect(html).toContain('Draft preview')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.get('etag')).toBeNull()

  // The same link shows no other document's draft.
  const other = await get(`/about${link('page-careers')}`)
  expect(other.html).not.toContain(draftWords)
  expect(other.response.headers.get('cache-control')).toBe('no-store')

  // What everybody sees is as it was, in memory and on disk.
  const after = await get('/careers')
  expect(after.html).not.toContain(draftWords)
  expect(after.html).not.toContain('Draft preview')
  for (const file of await readdir(join(site.dataDir, 'content')))
    expect(await readFile(join(site.dataDir, 'content', file), 'utf8')).not.toContain(draftWords)
  await site.stop()
})

test('an expired link and a changed one are refused in words, with a way to the public page', async () => {
  const site = await siteWithDrafts()
  for (const [query, words] of [
    [link('page-careers', Date.now() - 1), 'has expired'],
    [`${link('page-careers')}x`, 'does not work'],
  ] as const) {
    const response = await fetch(`${site.url}/careers${query}`)
    const html = await response.text()
    expect(response.status).toBe(403)
    expect(html).toContain(words)
    expect(html).toContain('<a href="/careers">')
    expect(html).not.toContain(draftWords)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  }
  await site.stop()
})
