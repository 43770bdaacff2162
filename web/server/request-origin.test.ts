import { expect, test } from 'vitest'
import { isCrossOrigin, isForeignHost } from './request-origin.ts'

const set = { siteUrl: 'https://www.ours.example', isSiteUrlSet: true, proxies: 0 }
const unset = { siteUrl: 'http://localhost:3000', isSiteUrlSet: false, proxies: 0 }

test.each([
  ['www.ours.example', false],
  ['WWW.Ours.Example:443', false],
  // With a non-default port, nginx's `proxy_set_header Host $host` removes the port.
  ['www.ours.example:8080', false],
  ['ours.example', true],
  ['127.0.0.1:3000', true],
  ['www.ours.example.evil.example', true],
  ['not a host', true],
  [undefined, false],
])('with SITE_URL set, the host %s is foreign: %s', (host, isForeign) => {
  expect(isForeignHost({ headers: { host } }, set)).toBe(isForeign)
  expect(isForeignHost({ headers: { host } }, unset)).toBe(false)
})

test('X-Forwarded-Host counts only for trusted proxies', () => {
  const headers = { host: '10.0.0.7', 'x-forwarded-host': 'evil.example, www.ours.example' }
  expect(isForeignHost({ headers }, { ...set, proxies: 1 })).toBe(false)
  expect(isForeignHost({ headers }, set)).toBe(true)
})

test.each([
  ['https://www.ours.example', false],
  ['https://ours.example', true],
  ['http://www.ours.example', true],
  ['https://www.ours.example:8443', true],
  ['https://evil.example', true],
  ['', true],
  [undefined, false],
])('[S94] with SITE_URL set, a post from %s is cross-origin: %s', (origin, isCross) => {
  expect(isCrossOrigin({ headers: { host: 'evil.example', origin } }, set)).toBe(isCross)
})

test.each([
  ['http://127.0.0.1:3000', '127.0.0.1:3000', false],
  ['https://ours.example', 'ours.example', false],
  ['http://localhost:3000', '127.0.0.1:3000', true],
  ['https://evil.example', 'localhost:3000', true],
  ['http://localhost:3000', undefined, true],
  [undefined, 'localhost:3000', false],
])('[S94] without SITE_URL, a post from %s to %s is cross-origin: %s', (origin, host, isCross) => {
  expect(isCrossOrigin({ headers: { host, origin } }, unset)).toBe(isCross)
})

test.each([
  ['same-origin', false],
  ['cross-site', true],
  ['same-site', true],
  ['none', true],
  // Browsers send it only on secure addresses. The form's token then has to do.
  [undefined, false],
])(
  'where the origin is hidden, because the referrer is stripped, the browser’s Sec-Fetch-Site %s decides: %s',
  (site, isCross) => {
    const headers = { host: 'www.ours.example', origin: 'null', ...(site && { 'sec-fetch-site': site }) }
    expect([set, unset].map((settings) => isCrossOrigin({ headers }, settings))).toEqual([isCross, isCross])
  },
)
