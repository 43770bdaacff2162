// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { inTab, onDevice, subscribeToDevice } from './stored.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('what is stored is read, listed and removed', () => {
  expect(onDevice.write('a', { b: [1] })).toBe(true)
  expect(onDevice.read('a')).toEqual({ b: [1] })
  expect(inTab.read('a')).toBeUndefined()
  expect(onDevice.keys()).toEqual(['a'])
  onDevice.remove('a')
  expect(onDevice.read('a')).toBeUndefined()
})

test.each(['', '{', 'null'])('the unreadable text “%s” is treated as nothing', (text) => {
  localStorage.setItem('a', text)
  expect(onDevice.read('a')).toBeUndefined()
})

test('a text over the limit is refused, and the previous one stays', () => {
  expect(onDevice.write('a', 'x'.repeat(256 * 1024 - 2))).toBe(true)
  expect(onDevice.write('a', 'x'.repeat(256 * 1024 - 1))).toBe(false)
  expect(onDevice.read('a')).toHaveLength(256 * 1024 - 2)
})

const expectNothing = () => {
  expect(onDevice.write('a', 1)).toBe(false)
  expect(onDevice.read('a')).toBeUndefined()
  expect(onDevice.keys()).toEqual([])
  onDevice.remove('a')
}

test('blocked storage does not throw', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expectNothing()
})

test('absent storage does not throw', () => {
  vi.stubGlobal('localStorage', undefined)
  expectNothing()
})

test('full storage does not throw', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expectNothing()
})

const showPage = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('a listener is called after a change in another tab and a return by Back, until it unsubscribes', () => {
  const listener = vi.fn()
  const unsubscribe = subscribeToDevice(listener)
  showPage(false)
  expect(listener).not.toHaveBeenCalled()
  showPage(true)
  dispatchEvent(new StorageEvent('storage', { key: 'a' }))
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
  showPage(true)
  dispatchEvent(new StorageEvent('storage', { key: 'a' }))
  expect(listener).toHaveBeenCalledTimes(2)
})
