// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

/** As after a load of the page. */
const load = async () => {
  vi.resetModules()
  const { notify } = await import('#web/lib/toast-queue.ts')
  const { visitLog } = await import('./visit-log.ts')
  return { notify, texts: () => visitLog.entries().map(({ number, text }) => `${number} ${text}`) }
}

test('the log goes on over a load of the page', async () => {
  const first = await load()
  first.notify({ text: 'One' })
  first.notify({ text: 'Two' })
  const second = await load()
  second.notify({ text: 'Three' })
  expect(second.texts()).toEqual(['1 One', '2 Two', '3 Three'])
})

test('what stands in the storage and is no message is passed by', async () => {
  sessionStorage.setItem(
    'notifications',
    '[{"type":"success","text":"Good","at":1},{"type":"evil","text":"","at":1},7,null]',
  )
  expect((await load()).texts()).toEqual(['1 Good'])
  sessionStorage.setItem('notifications', 'no JSON')
  expect((await load()).texts()).toEqual([])
})

test('where the browser refuses storage the log holds for the page', async () => {
  for (const name of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
  }
  const { notify, texts } = await load()
  notify({ text: 'One' })
  expect(texts()).toEqual(['1 One'])
})
