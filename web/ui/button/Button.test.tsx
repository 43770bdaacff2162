import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectNoViolations, renderPart } from '#tests/helpers/axe.tsx'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { examples } from './examples.tsx'

test.each(Object.entries(examples))('%s: nothing that axe objects to', async (_, props) => {
  await expectNoViolations(render(<Button {...props} />).container)
  await expectNoViolations(renderPart(<ButtonLink href="/services" {...props} />).container)
})

test('is pressed by Enter and by Space, and sends no form unless it says so', async () => {
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

test('while it is pending it keeps the focus, says so and does nothing twice', async () => {
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

test('what leads elsewhere is a link', () => {
  renderPart(<ButtonLink href="tel:1800160401">Call 1800 160 401</ButtonLink>)
  expect(screen.getByRole('link', { name: 'Call 1800 160 401' }).getAttribute('href')).toBe('tel:1800160401')
})
