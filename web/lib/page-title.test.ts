import { expect, test } from 'vitest'
import { siteMap } from '#schema/site-map.ts'
import { errorTitle, fallbackTitle, pageTitle, shownPath } from './page-title.ts'

const providerName = 'Wide Verandah'

test.each(siteMap.map(({ path, title }) => [path, title] as const))(
  '[S15] the default title of %s is %s',
  (path, title) => {
    expect(pageTitle({ path, providerName })).toBe(`${title} – Wide Verandah`)
    expect(pageTitle({ title: 'From the document', path, providerName })).toBe('From the document – Wide Verandah')
  },
)

test('[S15] a path outside the route table has its last segment in title case as title', () => {
  expect(fallbackTitle('/blogs/a-ramp-for-two')).toBe('A Ramp For Two')
  expect(fallbackTitle('/one/caf%C3%A9-visit/')).toBe('Café Visit')
  expect(fallbackTitle('/one/100%')).toBe('100%')
})

test('[S15] a blank title counts as missing', () => {
  expect(pageTitle({ title: ' ', path: '/careers', providerName })).toBe('Careers – Wide Verandah')
  expect(pageTitle({ title: null, path: '/careers', providerName })).toBe('Careers – Wide Verandah')
})

test('[S16] the title of an error page is exactly its status and message', () => {
  expect(errorTitle(404, '/nothing/here')).toBe('404 - Page Not Found: /nothing/here')
  expect(errorTitle(500, '/about')).toBe('500 - Internal Server Error')
  expect(errorTitle(503, '/about')).toBe('503 - Internal Server Error')
})

test('[S10] an error page shows at most 200 characters of a path, without its query', () => {
  expect(shownPath('/a?b=c#d')).toBe('/a')
  expect(shownPath(`/${'x'.repeat(199)}`)).toBe(`/${'x'.repeat(199)}`)
  expect(shownPath(`/${'x'.repeat(200)}`)).toBe(`/${'x'.repeat(199)}…`)
})
