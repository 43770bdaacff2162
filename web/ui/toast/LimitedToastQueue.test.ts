import { expect, test } from 'vitest'
import { autoCloseMs, LimitedToastQueue, type ToastContent } from './LimitedToastQueue.ts'

const words = (queue: LimitedToastQueue) => queue.visibleToasts.map(({ content }) => content.text)

test('[S53] of seven toasts the newest five stay, newest first; the oldest do not come back', () => {
  const queue = new LimitedToastQueue()
  for (const text of ['1', '2', '3', '4', '5', '6', '7']) queue.add({ type: 'error', text })
  expect(words(queue)).toEqual(['7', '6', '5', '4', '3'])
  const [newest] = queue.visibleToasts
  if (newest) queue.close(newest.key)
  expect(words(queue)).toEqual(['6', '5', '4', '3'])
})

test.each(['default', 'info', 'success'] as const)(
  '[S51] %s closes by itself: after 5 s, or as the site says',
  (type) => {
    expect(autoCloseMs({ type, text: '' })).toBe(5000)
    expect(autoCloseMs({ type, text: '' }, 1000)).toBe(1000)
  },
)

test.each<ToastContent>([
  { type: 'error', text: '' },
  { type: 'warning', text: '' },
  { type: 'loading', text: '' },
  { type: 'success', text: '', action: { label: 'Undo', onAction: () => undefined } },
])('[S51] what is urgent, under way or to be acted on never closes by itself: %o', (content) => {
  expect(autoCloseMs(content, 1000)).toBe(0)
})
