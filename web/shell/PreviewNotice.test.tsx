import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { PreviewNotice } from './PreviewNotice.tsx'

test('states in words that the page is a draft', async () => {
  const { container } = render(<PreviewNotice />)
  expect(screen.getByText('Draft preview')).toBeTruthy()
  await expectNoViolations(container)
})
