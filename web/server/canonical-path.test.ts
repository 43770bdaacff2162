import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each(['/', '/about', '/about?a=1', '/?a=/b/', '/blogs/a%2F', '/about/our-people?x=%2F%2Fevil.example/'])(
  '[S9] %s is right as it is',
  (url) => {
    expect(canonicalPath(url)).toBeUndefined()
  },
)

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
  ['//evil.example/%2e%2e/', '/evil.example/%2e%2e'],
  ['/\\evil.example/', '/evil.example'],
  ['\\\\evil.example\\', '/evil.example'],
  ['/\\/evil.example', '/evil.example'],
  ['/about/\\', '/about'],
  ['http://evil.example/about/', '/http://evil.example/about'],
  ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
  ['/%5Cevil.example/', '/%5Cevil.example'],
])('[S9] %s lives at %s', (url, canonical) => {
  expect(canonicalPath(url)).toBe(canonical)
})

test.each([
  '//evil.example/',
  '/\\evil.example/',
  '///evil.example//',
  '\\/evil.example',
  'http://evil.example/',
  '/%2F%2Fevil.example/',
])('[S9] from %s a browser stays with us, and goes no further', (url) => {
  const there = canonicalPath(url) ?? ''
  expect(new URL(there, 'https://ours.example').host).toBe('ours.example')
  expect(canonicalPath(there)).toBeUndefined()
})
