import { expect, test } from 'vitest'
import { clearsToasts } from './clears-toasts.ts'

const from = { pathname: '/blogs', search: '?page=1' }

test.each([
  ['a link to another path', '/about', '', 'PUSH', true],
  ['a redirect', '/about', '', 'REPLACE', true],
  ['Back to another path', '/about', '', 'POP', true],
  ['a link to another query', '/blogs', '?page=2', 'PUSH', true],
  ['Back to another query', '/blogs', '', 'POP', true],
  ['a live filter, which replaces its entry', '/blogs', '?q=ramp', 'REPLACE', false],
  ['a hash', '/blogs', '?page=1', 'PUSH', false],
] as const)('[S52] %s', (_, pathname, search, type, clears) => {
  expect(clearsToasts(from, { pathname, search }, type)).toBe(clears)
})
