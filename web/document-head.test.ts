import { expect, test } from 'vitest'
import { metaOf, thingsIn } from '#tests/helpers/html-head.ts'
import { settings } from '#web/shell/examples.ts'
import { policyOf } from './csp.ts'
import { withDescription } from './document-head.ts'

const site = { siteUrl: 'https://site.example', settings }
const html = '<!DOCTYPE html><html><head><title>Rails</title></head><body></body></html>'

test('words of an editor end neither an attribute nor the block of data', () => {
  const title = '"></script><script>alert(1)</script><!-- & $& <b>'
  const made = withDescription(html, { title, description: title, path: '/services/chsp' }, site)
  expect(metaOf(made)['og:title']).toBe(title)
  expect(thingsIn(made)).toMatchObject([
    {
      itemListElement: [
        { name: 'Home' },
        { name: 'Services' },
        { name: title, item: 'https://site.example/services/chsp' },
      ],
    },
  ])
  expect(made.match(/<script/g)).toHaveLength(1)
  expect(made).toMatch(/^<!DOCTYPE html><html><head><title>Rails<\/title>/)
  expect(made).toMatch(/<\/script><\/head><body><\/body><\/html>$/)
})

test('a block of data needs no hash in the policy, because it never runs', () => {
  const made = withDescription(html, { title: 'CHSP', description: 'Help', path: '/services/chsp' }, site)
  expect(policyOf(made)).toBe(policyOf(html))
})

test('without a picture the card is our mark, with its words', () => {
  const made = withDescription(html, { title: 'About', description: 'Us', path: '/about' }, site)
  expect(metaOf(made)).toMatchObject({
    'og:image': 'https://site.example/card-1.jpg',
    'og:image:alt': expect.stringContaining('kerb cut'),
  })
  const picture = { url: '/images/abc-640x480.svg?w=500&auto=format', alt: '' }
  expect(
    metaOf(withDescription(html, { title: 'About', description: 'Us', path: '/about', picture }, site)),
  ).toMatchObject({
    'og:image': 'https://site.example/cards/abc-640x480.svg.jpg',
    'og:image:alt': 'Picture beside “About”',
  })
})
