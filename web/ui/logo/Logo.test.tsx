import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { Logo } from './Logo.tsx'

test('the provider’s name is text beside the mark', async () => {
  const { container } = render(
    <a href="/">
      <Logo name="Wide Verandah" />
    </a>,
  )
  expect(screen.getByRole('link', { name: 'Wide Verandah' })).toBeDefined()
  await expectNoViolations(container)
})
