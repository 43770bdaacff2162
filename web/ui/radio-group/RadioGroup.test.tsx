// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import { examples } from './examples.ts'
import { RadioGroup } from './RadioGroup.tsx'

test.each(Object.entries(examples))('%s: nothing that axe objects to', async (_, props) => {
  const radios = render(<RadioGroup {...props} />)
  await expectNoViolations(radios.container)
  radios.unmount()
  await expectNoViolations(render(<CheckboxGroup {...props} />).container)
})

test('radio buttons: the group tells its legend, hint, note and error; the first carries the group’s id', () => {
  render(<RadioGroup {...examples.full} />)
  const group = screen.getByRole('radiogroup', {
    name: 'What makes it easier to talk with us? (optional)',
    description: 'Choose as many as you like. You can tell us more below. Error: Choose what this is about',
  })
  expect(group.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('radio', { name: 'Equipment' }).id).toBe('needs')
  expect(
    screen.getByRole<HTMLInputElement>('radio', { name: 'Changes to a home', description: 'Rails, ramps, bathrooms' })
      .checked,
  ).toBe(true)
})

test('radio buttons: Space chooses', async () => {
  const onChange = vi.fn()
  render(<RadioGroup {...examples.minimal} onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Equipment' }).checked).toBe(true)
  expect(onChange).toHaveBeenCalled()
})

test('checkboxes: several at once, by Space', async () => {
  render(<CheckboxGroup {...examples.minimal} defaultValue={['other']} />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  const chosen = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
  expect(chosen).toEqual([true, false, true])
})

test('no style attribute reaches the page: the content security policy would refuse it', () => {
  const { container } = render(<CheckboxGroup {...examples.full} />)
  expect(container.querySelector('[style]')).toBeNull()
})
