import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { postedNotifications } from '#web/lib/toast-queue.ts'
import { CopyLink } from './CopyLink.tsx'

const part = <CopyLink path="/blogs/a-ramp" label="Copy link to this post" />

test('without scripts a style sheet hides the button', () => {
  expect(renderToString(part)).toMatch(/^<div[^>]* data-needs-scripts=""/)
})

test('the button copies the full address and shows a message', async () => {
  const user = userEvent.setup()
  const { container } = render(part)
  await user.click(screen.getByRole('button', { name: 'Copy link to this post' }))
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/blogs/a-ramp')
  expect(postedNotifications.all().at(-1)).toMatchObject({ type: 'success', text: 'Link copied' })
  expect(screen.getByText(/^The link is copied\./)).toBeTruthy()
  await expectNoViolations(container)
})

test('without access to the clipboard, each press shows the address, selected and focused', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  const before = postedNotifications.all().length
  const { container } = render(part)
  const press = () => user.click(screen.getByRole('button', { name: 'Copy link to this post' }))
  await press()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Copy it from here/ })
  for (const again of [false, true]) {
    if (again) await press()
    expect(document.activeElement).toBe(field)
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(
      'http://localhost:3000/blogs/a-ramp',
    )
  }
  expect(postedNotifications.all()).toHaveLength(before)
  await expectNoViolations(container)
})
