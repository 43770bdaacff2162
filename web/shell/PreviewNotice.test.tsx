import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { PreviewNotice } from './PreviewNotice.tsx'

test('it says in words that a draft is shown', async () => {
  const { container } = render(<PreviewNotice />)
  expect(screen.getByText('Draft preview')).toBeTruthy()
  await expectNoViolations(container)
})
