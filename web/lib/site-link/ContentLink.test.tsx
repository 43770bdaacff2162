import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations, renderPart } from '#tests/helpers/axe.tsx'
import { ContentLink } from './ContentLink.tsx'

test('a new tab is announced in visible words', async () => {
  const { container } = renderPart(
    <ContentLink href="https://www.example.com/" opensInNewTab>
      Subscribe
    </ContentLink>,
  )
  const link = screen.getByRole('link', { name: 'Subscribe (opens in new tab)' })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  await expectNoViolations(container)
})
