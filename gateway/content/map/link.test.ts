import { expect, test } from 'vitest'
import { link, type LinkContent, safeHref } from './link.ts'

const content = (more: Partial<LinkContent> = {}): LinkContent => ({
  label: 'Read on',
  href: null,
  hash: null,
  to: null,
  ...more,
})
const page = (path: string | null) => ({ _type: 'page' as const, path, slug: null })

test.each([
  ['a page', content({ to: page('/about') }), '/about'],
  ['a part of a page', content({ to: page('/about'), hash: 'who we are' }), '/about#who%20we%20are'],
  ['a post', content({ to: { _type: 'post', path: null, slug: 'try-it-first' } }), '/blogs/try-it-first'],
  ['another site', content({ href: 'https://example.org/a?b=c#d' }), 'https://example.org/a?b=c#d'],
  ['an e-mail address', content({ href: 'mailto:hello@provider.example' }), 'mailto:hello@provider.example'],
  ['a phone', content({ href: 'tel:1800160401' }), 'tel:1800160401'],
  ['a page rather than elsewhere', content({ to: page('/about'), href: 'https://example.org/' }), '/about'],
])('a link to %s', (_, input, href) => {
  expect(link(input)).toEqual({ __typename: 'Link', label: 'Read on', href })
})

test.each([
  ['nothing', null],
  ['no words', content({ label: '', to: page('/about') })],
  ['a reference that dangles', content()],
  ['a page without a path', content({ to: page(null) })],
  ['an unsafe address', content({ href: 'javascript:alert(1)' })],
])('%s is not a link', (_, input) => {
  expect(link(input)).toBeNull()
})

test.each([
  'javascript:alert(1)',
  '\u0000javascript:alert(1)',
  'JAVASCRIPT:x',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'about',
])('%j is not an allowed link address', (href) => {
  expect(safeHref(href)).toBeNull()
})
