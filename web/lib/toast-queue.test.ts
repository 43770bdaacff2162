// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

let { clearToasts, closeToast, notify, postedNotifications } = await import('./toast-queue.ts')

/** Loads a page in the same visit. */
const load = async () => {
  vi.resetModules()
  ;({ clearToasts, closeToast, notify, postedNotifications } = await import('./toast-queue.ts'))
}

beforeEach(async () => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  await load()
})

const logged = () => postedNotifications.all().map(({ id, text }) => `${id} ${text}`)
const open = () =>
  postedNotifications
    .all()
    .filter(({ isOver }) => !isOver)
    .map(({ text }) => text)

test('a listener receives a posted message, which stays in the log after its toast has closed', () => {
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

test('clearing toasts leaves lasting conditions open', () => {
  const isBack = notify({ type: 'warning', text: 'Offline', isCondition: true })
  notify({ text: 'Copied' })
  clearToasts()
  expect(open()).toEqual(['Offline'])
  isBack()
  expect(open()).toEqual([])
})

test('a message replaces an open one with the same topic or the same text; both are in the log', () => {
  const closeFirst = notify({ text: 'Rail added', topic: 'compare' })
  notify({ text: 'Link copied' })
  notify({ text: 'Board added', topic: 'compare' })
  notify({ text: 'Link copied' })
  expect(open()).toEqual(['Board added', 'Link copied'])
  closeFirst()
  expect(open()).toEqual(['Board added', 'Link copied'])
  expect(logged()).toHaveLength(4)
  expect(postedNotifications.all().map(({ toast }) => toast)).toEqual([1, 2, 1, 2])
  closeToast(3)
  notify({ text: 'Ramp added', topic: 'compare' })
  expect(postedNotifications.all().at(-1)?.toast).toBe(5)
})

test('a replaced message does not count among the newest five', () => {
  for (const text of ['1', '2', '3', '4', '5', '5']) notify({ type: 'error', text })
  expect(open()).toEqual(['1', '2', '3', '4', '5'])
})

test('[S53] of seven toasts the newest five stay open; the oldest do not return', () => {
  for (const text of ['1', '2', '3', '4', '5', '6', '7']) notify({ type: 'error', text })
  expect(open()).toEqual(['3', '4', '5', '6', '7'])
  closeToast(7)
  expect(open()).toEqual(['3', '4', '5', '6'])
  expect(logged()).toHaveLength(7)
})

test('the log survives a page load; its toasts do not', async () => {
  notify({ text: 'One' })
  notify({ text: 'Two' })
  await load()
  expect(open()).toEqual([])
  notify({ text: 'Three' })
  expect(logged()).toEqual(['1 One', '2 Two', '3 Three'])
  expect(open()).toEqual(['Three'])
})

test('the log holds the newest hundred messages', async () => {
  for (let count = 1; count <= 105; count++) notify({ text: String(count) })
  expect(logged().at(0)).toBe('6 6')
  await load()
  expect(postedNotifications.all().map(({ text }) => text)).toHaveLength(100)
})

test('stored values that are not messages are ignored', async () => {
  sessionStorage.setItem(
    'notifications',
    '[{"type":"success","text":"Good","at":1},{"type":"evil","text":"","at":1},7,null]',
  )
  await load()
  expect(logged()).toEqual(['1 Good'])
  sessionStorage.setItem('notifications', 'no JSON')
  await load()
  expect(logged()).toEqual([])
})

test('without storage the log covers the current page', async () => {
  for (const name of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
  }
  await load()
  notify({ text: 'One' })
  expect(logged()).toEqual(['1 One'])
})
