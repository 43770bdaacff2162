import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Honeypot } from './Honeypot.tsx'

test('assistive technology and the Tab key do not reach it, and browsers do not fill it in', async () => {
  const { container } = render(<Honeypot />)
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
  expect(container.querySelector('input')?.autocomplete).toBe('off')
})
