import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PostedNotification } from '#web/lib/toast-queue.ts'
import { LiveRegion, spokenForMs } from './LiveRegion.tsx'

afterEach(() => void vi.useRealTimers())

const message = (id: number, isOver = false): PostedNotification => ({
  id,
  type: 'info',
  text: `Number ${id}`,
  topic: `Number ${id}`,
  toast: id,
  at: 0,
  isOver,
})
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const texts = () => screen.queryAllByText(/Number/).map(({ textContent }) => textContent)

test('each message is in the live region for five seconds', () => {
  vi.useFakeTimers()
  const { rerender } = render(<LiveRegion posted={[]} isPlain={false} />)
  rerender(<LiveRegion posted={[message(1)]} isPlain={false} />)
  pass(2000)
  rerender(<LiveRegion posted={[message(1), message(2)]} isPlain={false} />)
  pass(spokenForMs - 2001)
  expect(texts()).toEqual(['Good to know: Number 1', 'Good to know: Number 2'])
  pass(1)
  expect(texts()).toEqual(['Good to know: Number 2'])
  pass(1999)
  expect(texts()).toEqual(['Good to know: Number 2'])
  pass(1)
  expect(texts()).toEqual([])
})

test('messages from before the region was mounted are not announced again', () => {
  render(<LiveRegion posted={[message(1)]} isPlain={false} />)
  expect(texts()).toEqual([])
})

test('when the toasts cannot be loaded the messages are shown until they end', () => {
  vi.useFakeTimers()
  const { rerender } = render(<LiveRegion posted={[]} isPlain />)
  rerender(<LiveRegion posted={[message(1)]} isPlain />)
  pass(60_000)
  expect(texts()).toEqual(['Good to know: Number 1'])
  rerender(<LiveRegion posted={[message(1, true)]} isPlain />)
  expect(texts()).toEqual([])
})
