import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import { examples } from './examples.tsx'

const chosen = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)

test('the group has the label, description and error; each option has its own description and is invalid', () => {
  render(<CheckboxGroup {...examples.full} />)
  screen.getByRole('group', {
    name: 'What makes it easier to talk with us? (optional)',
    description: 'Choose as many as you like. Error: Choose at least one',
  })
  const option = screen.getByRole('checkbox', { name: 'Changes to a home', description: 'Rails, ramps, bathrooms' })
  expect(option.getAttribute('aria-invalid')).toBe('true')
})

test('keyboard: Tab moves between options, Space chooses several, and each fires a change event on the form', async () => {
  const onChange = vi.fn()
  const onFormChange = vi.fn()
  render(
    <form onChange={onFormChange}>
      <CheckboxGroup {...examples.minimal} defaultValue={['other']} onChange={onChange} />
    </form>,
  )
  await userEvent.tab()
  await userEvent.keyboard(' {Tab} ')
  expect(chosen()).toEqual([true, true, true])
  await userEvent.keyboard(' ')
  expect(chosen()).toEqual([true, false, true])
  expect(onChange.mock.lastCall).toEqual([['other', 'equipment']])
  expect(onFormChange).toHaveBeenCalledTimes(3)
})

test('choices from before hydration are preserved', async () => {
  const group = <CheckboxGroup {...examples.minimal} defaultValue={['home']} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(group)
  document.body.append(container)
  await userEvent.click(screen.getByText('Equipment'))
  await userEvent.click(screen.getByText('Changes to a home'))
  const { rerender } = render(group, { container, hydrate: true })
  rerender(group)
  expect(chosen()).toEqual([true, false, false])
  container.remove()
})

test.each(Object.entries(examples))(
  '%s: served HTML refers only to existing ids, and has no style attribute',
  (_, props) => {
    const served = document.createElement('div')
    served.innerHTML = renderToString(<CheckboxGroup {...props} />)
    const named = [...served.querySelectorAll('[aria-describedby], [aria-labelledby]')].flatMap((element) =>
      ['aria-describedby', 'aria-labelledby'].flatMap((name) => element.getAttribute(name)?.split(' ') ?? []),
    )
    expect(named.filter((id) => !served.querySelector(`[id="${id}"]`))).toEqual([])
    expect(served.querySelector('[style]')).toBeNull()
  },
)
