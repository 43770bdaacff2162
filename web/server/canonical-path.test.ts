import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  '/',
  '/about',
  '/about?a=1',
  '/?a=/b/',
  '/blogs/a%2F',
  '/about/our-people?x=%2F%2Fevil.example/',
  '/about?Q=About/',
  '/about.data',
  '/_.data?_routes=%2F',
  '/No/Such-Page',
  '/assets/Page-t7ndaA74.js',
  '/images/ABC-800x600.PNG?w=500',
  '/files/ABC.pdf',
  '/builds/meta/A1b2.json',
  '/islands/Alert.json',
  '/api/icons/Mdi.json?icons=A',
  '/GraphQL',
])('[S9] [S10] %s is already canonical', (url) => {
  expect(canonicalPath(url)).toBeUndefined()
})

test.each([
  ['/About', '/about'],
  ['/resources/FAQ?Q=1', '/resources/faq?Q=1'],
  ['/Contact-us/general-enquiry/?a=1', '/contact-us/general-enquiry?a=1'],
  ['//Blogs/Try-it-first', '/blogs/try-it-first'],
  ['/About.data?_routes=%2Fabout', '/about.data?_routes=%2Fabout'],
  ['/about/_.data?_routes=%2Fabout', '/about.data?_routes=%2Fabout'],
  ['/Blogs/Try-It-First.data', '/blogs/try-it-first.data'],
])('[S10] the canonical path of the page %s is %s', (url, canonical) => {
  expect(canonicalPath(url)).toBe(canonical)
})

test.each([
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/about//?a=1', '/about?a=1'],
  ['/about/?next=/careers/', '/about?next=/careers/'],
  ['/about/?', '/about?'],
  ['//', '/'],
  ['///', '/'],
  ['///?a=1', '/?a=1'],
  ['//evil.example/', '/evil.example'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/%2e%2e/', '/'],
  ['/.//evil.example', '/evil.example'],
  ['/.//evil.example/', '/evil.example'],
  ['/a/..//evil.example', '/evil.example'],
  ['/.\\/evil.example', '/evil.example'],
  ['/%2E//evil.example/.', '/evil.example'],
  ['/./about/', '/about'],
  ['/about/..', '/'],
  ['/\\evil.example/', '/evil.example'],
  ['\\\\evil.example\\', '/evil.example'],
  ['/\\/evil.example', '/evil.example'],
  ['/about/\\', '/about'],
  ['http://evil.example/about/', '/http://evil.example/about'],
  ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
  ['/%5Cevil.example/', '/%5Cevil.example'],
])('[S9] the canonical path of %s is %s', (url, canonical) => {
  expect(canonicalPath(url)).toBe(canonical)
})

test.each([
  '//evil.example/',
  '/\\evil.example/',
  '///evil.example//',
  '\\/evil.example',
  'http://evil.example/',
  '/%2F%2Fevil.example/',
  '/.//evil.example/',
  '/a/..//evil.example',
])('[S9] the redirect from %s stays on this host and does not redirect again', (url) => {
  const there = canonicalPath(url) ?? ''
  expect(new URL(there, 'https://ours.example').host).toBe('ours.example')
  expect(canonicalPath(there)).toBeUndefined()
})
