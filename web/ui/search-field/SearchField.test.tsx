import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { examples } from './examples.ts'
import { SearchField } from './SearchField.tsx'

const box = () => screen.getByRole<HTMLInputElement>('searchbox')

test('keyboard: Enter submits the form, Escape clears the text and fires a change event on the form', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const onChange = vi.fn()
  render(
    <form onSubmit={onSubmit} onChange={onChange}>
      <SearchField {...examples.full} />
      <button type="submit">Search</button>
    </form>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(
    screen.getByRole('searchbox', { name: 'What are you looking for?', description: 'Such as ‘ramp for front steps’' }),
  )
  await userEvent.keyboard('s{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  onChange.mockClear()
  await userEvent.keyboard('{Escape}')
  expect(box().value).toBe('')
  expect(onChange).toHaveBeenCalledOnce()
})

test('text typed before hydration is preserved', async () => {
  const field = <SearchField {...examples.full} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(field)
  document.body.append(container)
  await userEvent.type(box(), 's')
  const { rerender } = render(field, { container, hydrate: true })
  rerender(field)
  expect(box().value).toBe('rails')
  container.remove()
})
