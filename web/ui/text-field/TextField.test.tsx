import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

test('its name is the label with "(optional)", its description the description and the error', () => {
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

test('without an error it is not invalid', () => {
  render(<TextField {...examples.minimal} />)
  const field = screen.getByRole('textbox', { name: 'Your name' })
  expect(field.hasAttribute('aria-invalid')).toBe(false)
  expect(field.hasAttribute('aria-describedby')).toBe(false)
})

test('keyboard: Tab reaches the field, and a late default does not replace typed text', async () => {
  const { rerender } = render(<TextField {...examples.minimal} />)
  await userEvent.tab()
  await userEvent.keyboard('Sam')
  rerender(<TextField {...examples.minimal} defaultValue="Alex" />)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Sam')
})

test.each([
  { name: 'TextField', element: <TextField {...examples.full} /> },
  { name: 'TextArea', element: <TextArea {...examples.full} /> },
])(
  '$name: text typed before hydration is preserved, and served HTML refers only to existing ids',
  async ({ element }) => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(element)
    document.body.append(container)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    const named = (field.getAttribute('aria-describedby') ?? '').split(' ')
    expect(named.map((id) => container.querySelector(`[id="${id}"]`)?.textContent)).toEqual([
      'We only use it to reply. Fill this in if you chose email.',
      'Error: Enter your email address, such as sam@example.com',
    ])
    await userEvent.type(field, 'example.com')
    const { rerender } = render(element, { container, hydrate: true })
    rerender(element)
    expect(field.value).toBe('sam@example.com')
    container.remove()
  },
)

test('text runs in the direction of its script; addresses and numbers from left to right', () => {
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
