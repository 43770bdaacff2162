import { expect, test } from 'vitest'
import { siteMap } from './site-map.ts'
import { isOwnPath, isPagePath, siteRouteOf } from './site-route.ts'

test('[S10] the path of every row is canonical, and is found from upper case and with a trailing slash', () => {
  for (const { path } of siteMap) {
    const canonical = path.replace(':slug', 'some-slug')
    for (const typed of [canonical, canonical.toUpperCase(), `${canonical}/`, `${canonical}//`])
      expect(siteRouteOf(typed), typed).toMatchObject({ row: { path }, path: canonical })
  }
})

test.each([
  ['/Contact-us/General-Enquiry', '/contact-us/general-enquiry'],
  ['/%41bout', '/about'],
  ['/blogs/Try-It-First', '/blogs/try-it-first'],
  ['/BLOGS/%54ry-it-first/', '/blogs/try-it-first'],
  ['/blogs/%74ry-it-first', '/blogs/try-it-first'],
  ['/Blogs/Caf%C3%89', '/blogs/caf%C3%A9'],
  ['/blogs/caf%c3%a9', '/blogs/caf%c3%a9'],
  ['/blogs/a+b', '/blogs/a+b'],
  ['/blogs/$&', '/blogs/$&'],
])('[S10] the page at %s is at %s', (typed, path) => {
  expect(siteRouteOf(typed)?.path).toBe(path)
})

test.each(['/no/Such-Page', '/about%2Four-people', '/about//our-people', '/blogs/a/b', '/%E0%A4', '/assets/App.js'])(
  '%s is not a page',
  (typed) => {
    expect(siteRouteOf(typed)).toBeUndefined()
  },
)

test('a page of an editor may have a path that nothing else has', () => {
  expect(['/repairs', '/services/chsp/gutters', '/a/b-2/c/d'].filter((path) => !isOwnPath(path))).toEqual([])
  expect(isOwnPath('/about')).toBe(false)
  expect(isPagePath('/about')).toBe(true)
})

test.each([
  '/careers/adviser',
  '/blogs/a-post',
  '/Services/New',
  '/services/',
  '/services//new',
  '/a/b/c/d/e',
  '/graphql/page',
  '/images/ramp',
  '/services/a--b',
  '/services/new.html',
  `/${'a'.repeat(200)}`,
  'services/new',
  '',
])('%s is no path of a page', (path) => {
  expect(isPagePath(path)).toBe(false)
})
