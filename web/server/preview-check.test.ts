import { createServer } from 'node:http'
import express from 'express'
import { expect, test } from 'vitest'
import { signPreview } from '#gateway/preview-token.ts'
import { listening } from '#tests/helpers/listening.ts'
import { openPreview, secure } from './middleware.ts'
import { createPreviewCheck } from './preview-check.ts'

const secret = 's'.repeat(32)
const check = createPreviewCheck({ secret, canReadDrafts: true, now: () => 999 })
const token = signPreview(secret, 'page-about', 1_000)

const html = (url: string) => {
  const found = check({ url, method: 'GET' })
  return found && 'html' in found ? found.html : ''
}

test('an address without a token is not a preview', () => {
  expect(check({ method: 'GET', url: '/about' })).toBeUndefined()
  expect(check({ method: 'GET', url: '/about?nopreview=1' })).toBeUndefined()
})

test('a valid token returns its document', () => {
  expect(check({ method: 'GET', url: `/about?a=1&preview=${token}` })).toEqual({ documentId: 'page-about' })
})

test('an expired link and a damaged one are explained, with a link to the public page', () => {
  const expired = createPreviewCheck({ secret, canReadDrafts: true, now: () => 1_000 })
  expect(expired({ method: 'GET', url: `/about?preview=${token}` })).toMatchObject({
    status: 403,
    html: expect.stringMatching(/has expired[\s\S]*<a href="\/about">/),
  })
  expect(check({ method: 'GET', url: `/about?preview=${token}x` })).toMatchObject({
    status: 403,
    html: expect.stringContaining('doesn’t work'),
  })
})

test('the link to the public page stays on our own site and is escaped, whatever the address', () => {
  expect(html('//evil.example/?preview=x')).toContain('<a href="/evil.example">')
  expect(html('/"><script>?preview=x')).toContain('<a href="/&quot;&gt;&lt;script&gt;">')
  expect(html('/about.data?preview=x')).toContain('<a href="/about">')
  expect(html('/_root.data?preview=x')).toContain('<a href="/">')
})

test('with a hosted service and no token, drafts cannot be shown', () => {
  const unable = createPreviewCheck({ secret, canReadDrafts: false, now: () => 999 })
  expect(unable({ method: 'GET', url: `/about?preview=${token}` })).toMatchObject({
    status: 503,
    html: expect.stringContaining('SANITY_TOKEN'),
  })
})

test.each(['POST', 'PUT', undefined])('%s cannot submit a form in a draft, and the page explains it', (method) => {
  expect(check({ url: `/contact-us/general-enquiry?preview=${token}`, method })).toMatchObject({
    status: 405,
    html: expect.stringMatching(/Nothing was sent[\s\S]*<a href="\/contact-us\/general-enquiry">/),
  })
})

const linkTo = (id: string, own: string) =>
  Promise.resolve(own === 'right' && id === 'page-about' ? 'https://ours.example/about' : undefined)

/** Opens previews for a Studio; `wait` is that of a network which sends too many requests. */
async function opening({ canRead = true, wait }: { canRead?: boolean; wait?: number }) {
  const open = openPreview({
    linkTo: canRead ? linkTo : undefined,
    studioOrigins: 'https://studio.example',
    secondsToWait: () => wait,
  })
  const origin = await listening(createServer(express().use(secure, open)))
  return (query: string) => fetch(origin + query, { redirect: 'manual' })
}

test('a Studio with a secret of the dataset is sent to the preview, and may show a refusal in its frame', async () => {
  const right = '?document=page-about&secret=right'
  const get = await opening({})
  const found = await get(right)
  expect([found.status, found.headers.get('location')]).toEqual([303, 'https://ours.example/about'])
  for (const query of ['', '?document=page-about', '?document=page-about&secret=wrong', `?document=a&${right}`]) {
    const refused = await get(query)
    expect(refused.status, query).toBe(403)
    expect(refused.headers.get('content-security-policy')).toContain('frame-ancestors https://studio.example;')
    expect(refused.headers.get('x-frame-options')).toBeNull()
  }
  expect((await (await opening({ canRead: false }))(right)).status).toBe(503)
  expect((await (await opening({ wait: 9 }))(right)).status).toBe(429)
})
