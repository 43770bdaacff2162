import { expect, test } from 'vitest'
import { siteMap } from '#schema/site-map.ts'
import { pageKey } from './page-key.ts'

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/blogs/a-post', '/blogs/a-post'],
  ['/about?utm_source=newsletter&fbclid=1', '/about'],
  ['/about?', '/about'],
  ['/blogs?page=2', '/blogs?page=2'],
  ['/blogs?x=1&page=2&y', '/blogs?page=2'],
  [
    '/resources/product-database?view=compare&remove=b&compare=a&compare=b&page=2&sort=cheap&price=under-100&funding=ndis&need=walking&category=beds&q=rail&utm_source=x',
    '/resources/product-database?q=rail&category=beds&need=walking&funding=ndis&price=under-100&sort=cheap&page=2&compare=a&compare=b&remove=b&view=compare',
  ],
  ['/_.data', '/_.data'],
  ['/about.data', '/about.data'],
  ['/about.data?_routes=%2Fabout', '/about.data?_routes=%2Fabout'],
  ['/about.data?_routes=/about&utm_source=x', '/about.data?_routes=%2Fabout'],
  ['/about.data?_routes=root%2C%2Fabout', '/about.data?_routes=root%2C%2Fabout'],
  ['/about.data?_routes=/about,root,/about,/about', '/about.data?_routes=root%2C%2Fabout'],
  ['/blogs/a-post.data?_routes=%2Fblogs%2F%3Aslug', '/blogs/a-post.data?_routes=%2Fblogs%2F%3Aslug'],
  ['/blogs.data?page=3&_routes=%2Fblogs', '/blogs.data?page=3&_routes=%2Fblogs'],
  [
    '/resources/product-database.data?q=rail&_routes=/resources/product-database/results',
    '/resources/product-database.data?q=rail&_routes=%2Fresources%2Fproduct-database%2Fresults',
  ],
  [
    '/resources/product-database.data?_routes=/resources/product-database/results,/resources/product-database',
    '/resources/product-database.data?_routes=%2Fresources%2Fproduct-database%2C%2Fresources%2Fproduct-database%2Fresults',
  ],
])('%s has the key %s', (url, key) => {
  expect(pageKey(url)).toBe(key)
  // A key is its own key, so a lookup by the address finds the entry.
  expect(pageKey(key)).toBe(key)
})

test.each([
  ['a private page', '/contact-us/general-enquiry'],
  ['the data of a private page', '/contact-us/general-enquiry.data'],
  ['a path that no page can have', '/No/Such_page'],
  ['a route without its slug', '/blogs/'],
  ['a reserved path', '/islands/a'],
  ['a pattern', '/graphql'],
  ['routes that the page does not have', '/about.data?_routes=%2Fblogs'],
  ['an address that is too long', `/blogs/${'a'.repeat(1_000)}`],
  ['a long list of values', `/blogs?${'page=1&'.repeat(300)}`],
])('%s has no key', (_, url) => {
  expect(pageKey(url)).toBeUndefined()
})

test('every public page of the site map has a key, private pages have none', () => {
  for (const { path, cache } of siteMap) {
    const address = path.replace(':slug', 'some-slug')
    expect(pageKey(address), path).toBe(cache === 'public' ? address : undefined)
  }
})
