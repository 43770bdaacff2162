import { expect, test } from 'vitest'
import type { ContentReader } from '#gateway/content/reader.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { redirectFrom } from './redirect.ts'

const readerOf = (redirects: readonly object[]): ContentReader => ({
  logger: recordingLog(),
  read: () => Promise.resolve(JSON.parse(JSON.stringify(redirects))),
})

const reader = readerOf([
  { from: '/old', to: '/new' },
  { from: '/older/', to: '/old' },
  { from: '/Über uns', to: '/about?a=1#people' },
  { from: '/round', to: '/about-round' },
  { from: '/about-round', to: '/round' },
  { from: '/self', to: '/self#part' },
  { from: '/away', to: 'https://news.example/letter', isOffSite: true },
  { from: '/not-meant', to: 'https://news.example/letter' },
  { from: '/insecure', to: 'http://news.example/', isOffSite: true },
  { from: '/script', to: 'javascript:alert(1)', isOffSite: true },
  { from: '/host', to: '//evil.example/' },
  { from: '/backslash', to: '/\\\\evil.example/' },
  { from: '//evil.example/x', to: '/new' },
  { from: null, to: '/new' },
  { from: '/nowhere', to: null },
  null,
] as object[])

test.each([
  ['/old', '/new'],
  // One step, however many redirects are chained.
  ['/older', '/new'],
  ['/%C3%9Cber%20uns', '/about?a=1#people'],
  ['/away', 'https://news.example/letter'],
  // Paths without a redirect.
  ['/new', null],
  ['/', null],
  ['/x', null],
  ['/nowhere', null],
  // A cycle.
  ['/round', null],
  ['/self', null],
  // Leaves the site without being marked as such, or has an unsafe target.
  ['/not-meant', null],
  ['/insecure', null],
  ['/script', null],
  ['/host', null],
  ['/backslash', null],
  [`/${'a'.repeat(300)}`, null],
])('%s leads to %s', async (path, to) => {
  expect(await redirectFrom(reader, path)).toBe(to)
})
