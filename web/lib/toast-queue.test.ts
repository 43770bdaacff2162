import { expect, test, vi } from 'vitest'
import { clearToasts, notify, postedNotifications } from './toast-queue.ts'

const open = () =>
  postedNotifications
    .all()
    .filter(({ isOver }) => !isOver)
    .map(({ text }) => text)

test('what was posted is told to who listens, and stays in the record when its toast is over', () => {
  const listener = vi.fn()
  const stop = postedNotifications.subscribe(listener)
  const done = notify({ type: 'loading', text: 'We are getting the list.' })
  expect(postedNotifications.all()).toMatchObject([{ id: 1, type: 'loading', isOver: false }])
  done()
  done()
  expect(postedNotifications.all()).toMatchObject([{ id: 1, type: 'loading', isOver: true }])
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  notify({ text: 'A message without a type' })
  expect(postedNotifications.all().at(-1)?.type).toBe('default')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('clearing leaves what is still so', () => {
  const isBack = notify({ type: 'warning', text: 'Offline', isCondition: true })
  notify({ text: 'Copied' })
  clearToasts()
  expect(open()).toEqual(['Offline'])
  isBack()
  expect(open()).toEqual([])
})
