import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '#tests/helpers/site-test.ts'
import type { TestSite } from '#tests/helpers/site.ts'

/** `npm run preview:link` on the machine of the site, with the site's own secret. */
const linkTo = async ({ url, dataDir }: TestSite, id: string) => {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, SITE_URL: url }
  return (await promisify(execFile)(process.execPath, ['gateway/preview-link.ts', id], { env })).stdout.trim()
}

const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'content-security-policy': expect.stringMatching(
    /frame-ancestors http:\/\/127\.0\.0\.1:3333 http:\/\/localhost:3333;/,
  ),
}

test('an editor gets a link that shows the preview of a document for an hour, which no cache or search engine stores', async ({
  site,
  request,
}) => {
  const path = '/blogs/try-it-first'
  const link = new URL(await linkTo(site, 'drafts.post-try-it-first'))
  expect(link.origin + link.pathname).toBe(site.url + path)
  const expiresAt = parseInt((link.searchParams.get('preview') ?? '').split('.')[1] ?? '', 36)
  expect(Math.abs(expiresAt - Date.now() - 60 * 60_000)).toBeLessThan(60_000)
  const response = await request.get(link.href)
  expect([response.status(), response.headers()]).toMatchObject([200, privateHeaders])
  expect(await response.text()).toContain('Draft preview')
  expect(response.headers()).not.toHaveProperty('x-frame-options')
  // The Studio shows previews in a frame; no other site may show the page itself in one.
  const page = await request.get(path)
  expect(page.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-frame-options': 'DENY',
  })
  expect(await page.text()).not.toContain('Draft preview')
  await expect(linkTo(site, 'no-such-document')).rejects.toThrow('There is no document with the id no-such-document')
})

test('a preview link that is not valid is refused with a link to the public page', async ({ request }) => {
  const response = await request.get('/careers?preview=guessed')
  expect([response.status(), response.headers()]).toMatchObject([403, privateHeaders])
  expect(await response.text()).toContain('<a href="/careers">')
  const form = await request.post('/contact-us/general-enquiry?preview=guessed', { form: { name: 'Zoë' } })
  expect(form.status()).toBe(403)
})
