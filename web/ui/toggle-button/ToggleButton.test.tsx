import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { examples } from './examples.ts'
import { ToggleButton } from './ToggleButton.tsx'

test.each(Object.entries(examples))('%s: axe reports no violations', async (_, props) => {
  await expectNoViolations(render(<ToggleButton {...props} />).container)
})

test('keyboard: Space and Enter toggle it', async () => {
  render(<ToggleButton {...examples.minimal} />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('button', { name: 'Keep on screen', pressed: true })).toBe(document.activeElement)
  await userEvent.keyboard('{Enter}')
  screen.getByRole('button', { name: 'Keep on screen', pressed: false })
})
