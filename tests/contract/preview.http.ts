import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '#tests/helpers/site-test.ts'
import { signPreview } from '#gateway/preview-token.ts'
import { startSite } from '#tests/helpers/site.ts'

const dataset = fileURLToPath(new URL('../../schema/dataset', import.meta.url))
const secret = 'a secret of the tests, long enough to be one'
const link = (id: string, expiresAt = Date.now() + 60_000) => `?preview=${signPreview(secret, id, expiresAt)}`
const draftWords = 'Words of the draft. '

/** A site over a copy of the dataset in which some documents have a draft with other fields, by file name. */
async function siteWithDrafts(drafts: Readonly<Record<string, object>>) {
  const dir = await mkdtemp(join(tmpdir(), 'dataset-'))
  await cp(dataset, dir, { recursive: true })
  for (const [name, changes] of Object.entries(drafts)) {
    const [folder = '', id = ''] = name.split('/')
    const published: object = JSON.parse(await readFile(join(dir, `${name}.json`), 'utf8'))
    await writeFile(
      join(dir, folder, `drafts.${id}.json`),
      JSON.stringify({ ...published, _id: `drafts.${id}`, ...changes }),
    )
  }
  return startSite({ CONTENT_DATASET_DIR: dir, PREVIEW_SECRET: secret })
}

const twoPages = {
  'page/page-careers': { lead: draftWords },
  'page/page-about': { lead: draftWords },
}

test('a preview link shows one draft to anyone who has the link, and nothing of it is cached @slow', async () => {
  const site = await siteWithDrafts(twoPages)
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

  // The public page is unchanged, in memory and on disk.
  const after = await get('/careers')
  expect(after.html).not.toContain(draftWords)
  expect(after.html).not.toContain('Draft preview')
  for (const file of await readdir(join(site.dataDir, 'content')))
    expect(await readFile(join(site.dataDir, 'content', file), 'utf8')).not.toContain(draftWords)
  await site.stop()
})

test('a post, a job and a page outside their publishing times are shown in their preview and nowhere else @slow', async () => {
  const later = new Date(Date.now() + 86_400_000).toISOString()
  const site = await siteWithDrafts({
    'post/post-try-it-first': { title: `Post. ${draftWords}`, publishedAt: later },
    'job/job-support-team-member': { title: `Job. ${draftWords}`, publishedAt: later },
    'page/page-about': { lead: draftWords, expiresAt: '2020-01-01T00:00:00Z' },
  })
  for (const [path, id] of [
    ['/blogs/try-it-first', 'post-try-it-first'],
    ['/careers/support-team-member', 'job-support-team-member'],
    ['/about', 'page-about'],
  ] as const) {
    const response = await fetch(site.url + path + link(id))
    expect(response.status, path).toBe(200)
    expect(await response.text(), path).toContain(draftWords.trim())
    expect(await (await fetch(site.url + path)).text(), path).not.toContain(draftWords.trim())
  }
  await site.stop()
})

test('lists and references within a previewed page show published content, not other drafts @slow', async () => {
  const site = await siteWithDrafts({
    'page/page-home': { lead: 'The lead of the draft.' },
    'page/page-careers': { lead: 'The lead of the draft.' },
    'page/page-blogs': { lead: 'The lead of the draft.' },
    'post/post-try-it-first': { title: draftWords, publishedAt: '2026-11-20T12:00:00+10:00' },
    'job/job-support-team-member': { title: draftWords },
    'site-settings/siteSettings': { tagline: draftWords, sampleNote: draftWords },
  })
  for (const [path, id] of [
    ['/', 'page-home'],
    ['/careers', 'page-careers'],
    ['/blogs', 'page-blogs'],
  ] as const) {
    const html = await (await fetch(site.url + path + link(id))).text()
    expect(html, path).toContain('The lead of the draft.')
    expect(html, path).not.toContain(draftWords.trim())
  }
  expect(await (await fetch(`${site.url}/${link('siteSettings')}`)).text()).toContain(draftWords.trim())
  await site.stop()
})

const send = (to: string) => fetch(to, { method: 'POST', body: new URLSearchParams({ name: 'Zoë' }) })

test('a form cannot be sent from a preview, which the page explains; the same form can be sent from its page @slow', async () => {
  const site = await siteWithDrafts({ 'page/page-contact-us-general-enquiry': { lead: draftWords } })
  const path = '/contact-us/general-enquiry'
  const address = site.url + path + link('page-contact-us-general-enquiry')
  expect(await (await fetch(address)).text()).toContain('you can’t send forms from it')
  const refused = await send(address)
  expect(refused.status).toBe(405)
  const html = await refused.text()
  expect(html).toContain('Nothing was sent')
  expect(html).toContain(`<a href="${path}">`)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  // An invalid token sends nothing either.
  expect((await send(`${site.url}${path}?preview=x`)).status).toBe(403)
  // From its page it is read: without a token it comes back to be sent again.
  expect((await send(site.url + path)).status).toBe(409)
  await site.stop()
})
