import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { examples } from './examples.ts'
import { Switch } from './Switch.tsx'

test('keyboard: Tab reaches it, Space turns it on and off', async () => {
  const onChange = vi.fn()
  render(<Switch {...examples.minimal} onChange={onChange} />)
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Higher contrast' })
  await userEvent.tab()
  expect(document.activeElement).toBe(control)
  await userEvent.keyboard(' ')
  expect(control.checked).toBe(true)
  await userEvent.keyboard(' ')
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test('a press on its label toggles it, and it has its description', async () => {
  render(<Switch {...examples.full} />)
  await userEvent.click(screen.getByText('Less movement'))
  const control = screen.getByRole<HTMLInputElement>('switch', { description: 'Turns off animation.' })
  expect(control.checked).toBe(false)
})
