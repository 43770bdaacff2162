import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPart } from '#tests/helpers/axe.tsx'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'

test('Enter and Space press it, and it submits no form by default', async () => {
  const onPress = vi.fn()
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button onPress={onPress}>Add a phone number</Button>
    </form>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter} ')
  expect(onPress).toHaveBeenCalledTimes(2)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a pending button keeps the focus, is marked as disabled and ignores further presses', async () => {
  const onSubmit = vi.fn()
  const onPress = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isPending onPress={onPress}>
        Sending
      </Button>
      <Button type="submit">Back</Button>
    </form>,
  )
  // Enter in a field must not press the next submit button instead.
  await userEvent.type(screen.getByRole('textbox'), 'Sam{Enter}')
  const button = screen.getByRole('button', { name: 'Sending' })
  await userEvent.click(button)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(onPress).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
})

test('a button that leads to another page is a link', () => {
  renderPart(<ButtonLink href="tel:1800160401">Call 1800 160 401</ButtonLink>)
  expect(screen.getByRole('link', { name: 'Call 1800 160 401' }).getAttribute('href')).toBe('tel:1800160401')
})
