// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { examples } from './examples.ts'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

test.each(Object.entries(examples))('%s: nothing that axe objects to', async (_, props) => {
  await expectNoViolations(render(<TextField {...props} />).container)
  await expectNoViolations(render(<TextArea {...props} id={`${props.id}-area`} />).container)
})

test('its name is the label with "(optional)", its description hint, note and error in this order', () => {
  render(<TextField {...examples.full} type="email" autoComplete="email" />)
  const field = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Email address (optional)',
    description:
      'We only use it to reply. Fill this in if you chose email. Error: Enter your email address, such as sam@example.com',
  })
  expect(field.value).toBe('sam@')
  expect(field.autocomplete).toBe('email')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('without an error nothing calls it invalid', () => {
  render(<TextField {...examples.minimal} />)
  const field = screen.getByRole('textbox', { name: 'Your name' })
  expect(field.hasAttribute('aria-invalid')).toBe(false)
  expect(field.hasAttribute('aria-describedby')).toBe(false)
})

test('a limit stands in words and cuts nothing off', () => {
  render(<TextArea {...examples.minimal} maxLength={4000} />)
  const field = screen.getByRole('textbox', { description: 'You can write up to 4,000 characters.' })
  expect(field.hasAttribute('maxlength')).toBe(false)
})

test('words run in the direction of their script; addresses and numbers from left to right', () => {
  render(
    <>
      <TextField {...examples.minimal} />
      <TextField {...examples.full} id="email" type="email" />
      <TextArea {...examples.minimal} id="area" label="Message" />
    </>,
  )
  const directions = screen.getAllByRole('textbox').map((field) => field.getAttribute('dir'))
  expect(directions).toEqual(['auto', null, 'auto'])
})
