import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '#tests/helpers/axe.tsx'

/** Returns whether the router handled the press instead of the browser. */
const isRouted = (link: ReactElement, keys: MouseEventInit = {}) => {
  renderPart(link)
  let prevented = false
  const look = (event: Event) => {
    prevented = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', look)
  screen.getByText('Words').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
  removeEventListener('click', look)
  return prevented
}

const link = (href: string) => (
  <a href={href}>
    <span>Words</span>
  </a>
)

test.each(['/', '/services', '/Services/', '/services#costs', '/blogs?page=2', '/blogs/a-ramp-for-two', '#costs'])(
  'the router handles a page of this site: %s',
  (href) => {
    expect(isRouted(link(href))).toBe(true)
  },
)

test.each([
  'https://www.example.com/services',
  'tel:1800160401',
  'mailto:hello@provider.example',
  '/files/film.mp4',
  '/services/no-such-page',
  '/accessibility/report/earl.jsonld',
  '//evil.example/services',
])('the browser handles everything else: %s', (href) => {
  expect(isRouted(link(href))).toBe(false)
})

test.each([
  ['a new tab', { target: '_blank', rel: 'noopener' }, {}],
  ['a download', { download: '' }, {}],
  ['a press with Control held', {}, { ctrlKey: true }],
  ['a press with the middle button', {}, { button: 1 }],
] as const)('the browser handles %s', (_, attributes, keys) => {
  const words = (
    <a href="/services" {...attributes}>
      Words
    </a>
  )
  expect(isRouted(words, keys)).toBe(false)
})
