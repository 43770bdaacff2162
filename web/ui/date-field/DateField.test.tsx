import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DateField } from './DateField.tsx'
import { examples } from './examples.ts'

test('the group has the label, description and error; the first field has the id', () => {
  render(<DateField {...examples.full} />)
  screen.getByRole('group', {
    name: 'When do they go home? (optional)',
    description: 'For example, 27 3 2027. Fill this in if they are in hospital. Error: Enter a date, like 27 3 2027',
  })
  expect(screen.getByRole('textbox', { name: 'Day' })).toMatchObject({ id: 'discharge', value: '31' })
  expect(screen.getByRole('textbox', { name: 'Month' })).toMatchObject({ name: 'discharge-month', value: '2' })
  expect(screen.getByRole('textbox', { name: 'Year' })).toMatchObject({ value: '2027', autocomplete: 'off' })
})

test('a date is typed with the Tab key between its fields', async () => {
  render(<DateField {...examples.minimal} isBirthday />)
  await userEvent.tab()
  await userEvent.keyboard('27{Tab}3{Tab}1950')
  expect(screen.getAllByRole('textbox')).toMatchObject([
    { name: 'born-day', value: '27', autocomplete: 'bday-day' },
    { name: 'born-month', value: '3' },
    { name: 'born-year', value: '1950' },
  ])
})
