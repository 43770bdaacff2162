import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import { ToggleButton } from './ToggleButton.tsx'

test('keyboard: Space and Enter toggle it', async () => {
  render(<ToggleButton {...examples.minimal} />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('button', { name: 'Keep on screen', pressed: true })).toBe(document.activeElement)
  await userEvent.keyboard('{Enter}')
  screen.getByRole('button', { name: 'Keep on screen', pressed: false })
})
