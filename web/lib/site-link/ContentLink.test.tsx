// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { expectNoViolations, renderPart } from '#tests/helpers/axe.tsx'
import { ContentLink } from './ContentLink.tsx'

/** Whether the router took the press: a plain link's goes to the browser. */
const isRouted = async (href: string) => {
  renderPart(<ContentLink href={href}>A link</ContentLink>)
  const link = screen.getByRole('link', { name: 'A link' })
  let prevented = false
  const look = (event: Event) => {
    prevented = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', look)
  await userEvent.click(link)
  removeEventListener('click', look)
  return prevented
}

test.each(['/', '/services', '/services#costs', '/blogs?page=2', '/blogs/a-ramp-for-two'])(
  'a page of this site goes through the router: %s',
  async (href) => {
    expect(await isRouted(href)).toBe(true)
  },
)

test.each([
  'https://www.example.com/',
  'tel:1800160401',
  'mailto:hello@provider.example',
  '#costs',
  '/files/fact-sheet.pdf',
  '//evil.example/',
])('everything else is the browser’s: %s', async (href) => {
  expect(await isRouted(href)).toBe(false)
})

test('a new tab is announced in words that everybody sees', async () => {
  const { container } = renderPart(
    <ContentLink href="https://www.example.com/" opensInNewTab>
      Subscribe
    </ContentLink>,
  )
  const link = screen.getByRole('link', { name: 'Subscribe (opens in new tab)' })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  await expectNoViolations(container)
})
