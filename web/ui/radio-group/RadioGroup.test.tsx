import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { examples } from './examples.tsx'
import { Radio, RadioGroup } from './RadioGroup.tsx'

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('the group has the label with "(optional)", and the description and error', () => {
  render(<RadioGroup {...examples.full} />)
  const group = screen.getByRole('radiogroup', {
    name: 'How should we reply? (optional)',
    description: 'Choose one. You can tell us more below. Error: Choose how we should reply',
  })
  expect(group.getAttribute('aria-invalid')).toBe('true')
})

test('an option has its own description', () => {
  render(<RadioGroup {...examples.minimal} />)
  screen.getByRole('radio', { name: 'Changes to a home', description: 'Rails, ramps, bathrooms' })
})

test('keyboard: Tab reaches the group, Space chooses, and the arrow keys choose the next and the previous', async () => {
  // user-event's arrow keys need CSS.escape, which jsdom lacks.
  vi.stubGlobal('CSS', { escape: String })
  const onChange = vi.fn()
  const onFormChange = vi.fn()
  render(
    <form onChange={onFormChange}>
      <RadioGroup {...examples.minimal} onChange={onChange} />
    </form>,
  )
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(radio('Equipment').checked).toBe(true)
  await userEvent.keyboard('{ArrowDown}')
  expect(radio('Changes to a home').checked).toBe(true)
  expect(document.activeElement).toBe(radio('Changes to a home'))
  await userEvent.keyboard('{ArrowUp}')
  expect(radio('Equipment').checked).toBe(true)
  expect(onChange.mock.calls).toEqual([['equipment'], ['home'], ['equipment']])
  // Conditional questions and live filters listen on the form.
  expect(onFormChange).toHaveBeenCalledTimes(3)
  vi.unstubAllGlobals()
})

test('a press on a label chooses, and fires a change event on the form', async () => {
  const onFormChange = vi.fn()
  render(
    <form onChange={onFormChange}>
      <RadioGroup {...examples.minimal} />
    </form>,
  )
  await userEvent.click(screen.getByText('Something else'))
  expect(radio('Something else').checked).toBe(true)
  expect(onFormChange).toHaveBeenCalledOnce()
})

test('with a value the parent controls the choice', async () => {
  const { rerender } = render(<RadioGroup {...examples.minimal} value="home" />)
  await userEvent.click(radio('Equipment'))
  expect(radio('Changes to a home').checked).toBe(true)
  rerender(<RadioGroup {...examples.minimal} value="other" />)
  expect(radio('Something else').checked).toBe(true)
})

test('a choice from before hydration is preserved', async () => {
  const group = <RadioGroup {...examples.minimal} defaultValue="home" />
  const container = document.createElement('div')
  container.innerHTML = renderToString(group)
  document.body.append(container)
  await userEvent.click(radio('Equipment'))
  const { rerender } = render(group, { container, hydrate: true })
  rerender(group)
  expect(radio('Equipment').checked).toBe(true)
  container.remove()
})

test.each(Object.entries(examples))(
  '%s: served HTML refers only to existing ids, and has no style attribute',
  (_, props) => {
    const served = document.createElement('div')
    served.innerHTML = renderToString(<RadioGroup {...props} />)
    const named = [...served.querySelectorAll('[aria-describedby], [aria-labelledby]')].flatMap((element) =>
      ['aria-describedby', 'aria-labelledby'].flatMap((name) => element.getAttribute(name)?.split(' ') ?? []),
    )
    expect(named.filter((id) => !served.querySelector(`[id="${id}"]`))).toEqual([])
    expect(served.querySelector('[style], [tabindex]')).toBeNull()
  },
)

test('a Radio outside a group throws an error', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<Radio value="lost">Lost</Radio>)).toThrow('A Radio needs a RadioGroup around it')
  vi.restoreAllMocks()
})
