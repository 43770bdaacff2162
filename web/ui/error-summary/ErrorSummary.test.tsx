/* oxlint-disable jsx-a11y/no-autofocus -- The tests need it. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorSummary } from './ErrorSummary.tsx'
import { examples } from './examples.ts'

test('after a full-page post the autofocus attribute focuses it', () => {
  expect(renderToString(<ErrorSummary {...examples.minimal} autoFocus />)).toMatch(/tabindex="-1" autofocus/i)
})

test('takes the focus when it appears, and again when the errors change', () => {
  const { rerender } = render(<ErrorSummary {...examples.minimal} autoFocus />)
  const summary = screen.getByRole('group', { name: 'There is a problem' })
  expect(document.activeElement).toBe(summary)
  summary.blur()
  rerender(<ErrorSummary errors={examples.full.errors} autoFocus />)
  expect(document.activeElement).toBe(summary)
})

test('hydration does not move the focus back to a served summary', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<ErrorSummary {...examples.minimal} autoFocus />)
  document.body.append(place)
  render(<ErrorSummary {...examples.minimal} autoFocus isServed />, { container: place, hydrate: true })
  expect(document.activeElement).toBe(document.body)
  place.remove()
})

test('the focus announces the title, the number of problems, and the first', () => {
  const { rerender } = render(<ErrorSummary {...examples.minimal} />)
  screen.getByRole('group', { name: 'There is a problem', description: '1 answer to fix: Enter your email address' })
  rerender(<ErrorSummary {...examples.full} />)
  screen.getByRole('group', {
    name: 'There is a problem',
    description: '2 answers to fix: Enter your email address, such as sam@example.com',
  })
})

test('its links open what hides a field, and focus it', async () => {
  render(
    <>
      <ErrorSummary {...examples.minimal} />
      <details>
        <summary>More questions</summary>
        <details open>
          <summary>Contact</summary>
          <input id="email" />
        </details>
      </details>
    </>,
  )
  // jsdom focuses also what a closed `details` hides.
  const wasOpen: boolean[] = []
  document.querySelector('#email')?.addEventListener('focus', () => {
    wasOpen.push(...[...document.querySelectorAll('details')].map(({ open }) => open))
  })
  await userEvent.click(screen.getByRole('link', { name: 'Enter your email address' }))
  expect(document.activeElement?.id).toBe('email')
  expect(wasOpen).toEqual([true, true])
})

test('its links focus the fields', async () => {
  render(
    <>
      <ErrorSummary {...examples.minimal} />
      <input id="email" />
    </>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.id).toBe('email')
  expect(location.hash).toBe('')
})
