import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { DisclosureButton } from './DisclosureButton.tsx'

function Example({ onToggle = vi.fn() }: { readonly onToggle?: (by: string) => void }) {
  const [isExpanded, setExpanded] = useState(false)
  return (
    <>
      <DisclosureButton
        controls="panel"
        isExpanded={isExpanded}
        onToggle={(by) => {
          setExpanded(!isExpanded)
          onToggle(by)
        }}
      >
        More
      </DisclosureButton>
      <div id="panel">Closed by a style sheet</div>
    </>
  )
}
const isExpanded = () => screen.getByRole('button').getAttribute('aria-expanded')

test('is announced as open or closed, and does not change its panel', async () => {
  const { container } = render(<Example />)
  const panel = screen.getByText('Closed by a style sheet')
  const before = panel.outerHTML
  await expectNoViolations(container)
  expect(isExpanded()).toBe('false')
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(isExpanded()).toBe('true')
  expect(screen.getByRole('button').getAttribute('aria-controls')).toBe('panel')
  expect(panel.outerHTML).toBe(before)
  await expectNoViolations(container)
})

test('does not refer to a panel that is not in the page', () => {
  render(
    <DisclosureButton controls={undefined} isExpanded={false} onToggle={vi.fn()}>
      More
    </DisclosureButton>,
  )
  expect(screen.getByRole('button').hasAttribute('aria-controls')).toBe(false)
})

test.each([
  ['the keyboard', 'keyboard', () => userEvent.keyboard('{Enter}')],
  ['a click without a pointer', 'virtual', async () => fireEvent.click(screen.getByRole('button'))],
])('one press by %s toggles once, and reports the pointer type', async (_, by, press) => {
  const onToggle = vi.fn()
  render(<Example onToggle={onToggle} />)
  screen.getByRole('button').focus()
  await press()
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(by)
})
