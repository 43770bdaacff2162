import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Keypad } from './Keypad.tsx'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('[S8] the number keys type at the end of the field, Delete removes the last digit, and the number is announced', async () => {
  const read: string[] = []
  render(
    <form onInput={({ target }) => target instanceof HTMLInputElement && read.push(target.value)}>
      <input id="phone" type="tel" aria-label="Phone number" defaultValue="04" />
      <Keypad fieldId="phone" />
    </form>,
  )
  for (const name of ['9', '1', 'Delete', '0']) await press(name)
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveProperty('value', '0490')
  expect(screen.getByRole('status').textContent).toBe('0 4 9 0')
  // The form reads what is typed from these events.
  expect(read).toEqual(['049', '0491', '049', '0490'])
})

test('the number keys are one stop of the Tab key', async () => {
  render(<Keypad fieldId="phone" />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '1' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})
