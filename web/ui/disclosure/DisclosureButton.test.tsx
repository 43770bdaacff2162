import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { DisclosureButton } from './DisclosureButton.tsx'
import { DisclosureExample, examples } from './examples.tsx'

const isExpanded = () => screen.getByRole('button').getAttribute('aria-expanded')

test.each(Object.entries(examples))(
  '%s: is announced as open or closed, and does not change its panel',
  async (_, props) => {
    const { container } = render(<DisclosureExample {...props} />)
    const panel = screen.getByText('Closed by a style sheet')
    const before = panel.outerHTML
    expect(isExpanded()).toBe('false')
    await userEvent.click(screen.getByRole('button', { name: props.label }))
    expect(isExpanded()).toBe('true')
    expect(screen.getByRole('button').getAttribute('aria-controls')).toBe(panel.id)
    expect(panel.outerHTML).toBe(before)
    await expectNoViolations(container)
  },
)

test('does not refer to a panel that is not in the page', () => {
  render(
    <DisclosureButton controls={undefined} isExpanded={false} onPress={vi.fn()}>
      More
    </DisclosureButton>,
  )
  expect(screen.getByRole('button').hasAttribute('aria-controls')).toBe(false)
})

test.each([
  ['the keyboard', 'keyboard', () => userEvent.keyboard('{Enter}')],
  ['a click without a pointer', 'virtual', async () => fireEvent.click(screen.getByRole('button'))],
])('one press by %s toggles once, and reports the pointer type', async (_, by, press) => {
  const onPress = vi.fn()
  render(<DisclosureExample {...examples.minimal} onPress={onPress} />)
  screen.getByRole('button').focus()
  await press()
  expect(onPress).toHaveBeenCalledExactlyOnceWith(by)
})
