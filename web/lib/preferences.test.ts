// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { prefersReducedMotion } from './motion.ts'
import { choose, preferences } from './preferences.ts'
import { hasPreference, showPreferences } from './show-preferences.ts'
import { postedNotifications } from './toast-queue.ts'

const html = document.documentElement

afterEach(() => {
  vi.restoreAllMocks()
  preferences.reset()
  localStorage.clear()
})

/** Loads the same page again. */
const loadAgain = () => {
  for (const { name } of Array.from(html.attributes)) html.removeAttribute(name)
  showPreferences()
}

test('a choice is an attribute of <html>, also after a reload', () => {
  preferences.set('textSize', '150')
  preferences.set('menus', 'press')
  loadAgain()
  expect(html.getAttribute('data-text-size')).toBe('150')
  expect(preferences.get('textSize')).toBe('150')
  expect(hasPreference('menus', 'press')).toBe(true)
})

test('the default has no attribute, and is stored like any choice', () => {
  preferences.set('contrast', 'more')
  preferences.set('contrast', undefined)
  loadAgain()
  expect(html.attributes).toHaveLength(0)
  expect(preferences.get('contrast')).toBeUndefined()
})

test('a reset removes every choice and notifies listeners', () => {
  const listener = vi.fn()
  const unsubscribe = preferences.subscribe(listener)
  preferences.set('letterSpacing', 'wider')
  preferences.set('messages', 'keep')
  preferences.reset()
  expect(listener).toHaveBeenCalledTimes(3)
  loadAgain()
  expect(html.attributes).toHaveLength(0)
  unsubscribe()
  preferences.set('messages', 'keep')
  expect(listener).toHaveBeenCalledTimes(3)
})

test.each(['', '{', 'null', '"150"', '{"textSize":"900"}'])('the invalid stored value %s is ignored', (stored) => {
  localStorage.setItem('preferences', stored)
  loadAgain()
  expect(preferences.get('textSize')).toBeUndefined()
})

test('without storage a choice applies to the current page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  showPreferences()
  preferences.set('motion', 'reduce')
  expect(prefersReducedMotion()).toBe(true)
})

/** Imports the module as another tab does: it has its own `<html>`, and the storage is shared. */
const inAnotherTab = async (use: (tab: typeof preferences) => void) => {
  const shown = Object.fromEntries(Object.entries(html.dataset))
  for (const name of Object.keys(shown)) delete html.dataset[name]
  vi.resetModules()
  const { preferences: tab } = await import('./preferences.ts')
  use(tab)
  for (const name of Object.keys(html.dataset)) delete html.dataset[name]
  Object.assign(html.dataset, shown)
}

test('a choice in one tab does not erase one that another tab made meanwhile', async () => {
  preferences.set('textSize', '150')
  await inAnotherTab((tab) => tab.set('readAloudSpeed', '1.5'))
  preferences.set('contrast', 'more')
  loadAgain()
  expect([preferences.get('textSize'), preferences.get('readAloudSpeed'), preferences.get('contrast')]).toEqual([
    '150',
    '1.5',
    'more',
  ])
})

test.each([
  ['a change in another tab', () => dispatchEvent(new StorageEvent('storage', { key: 'preferences' }))],
  ['a return by Back', () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
])('after %s the page shows the choices, and notifies listeners once', async (_, happen) => {
  loadAgain()
  preferences.set('contrast', 'low-glare')
  const listener = vi.fn()
  const unsubscribe = preferences.subscribe(listener)
  happen()
  expect(listener).not.toHaveBeenCalled()
  await inAnotherTab((tab) => tab.set('textSize', '200'))
  await inAnotherTab((tab) => tab.set('contrast', undefined))
  listener.mockClear()
  happen()
  expect(listener).toHaveBeenCalledTimes(1)
  unsubscribe()
  expect([html.getAttribute('data-text-size'), html.hasAttribute('data-contrast')]).toEqual(['200', false])
})

test('a reset in another tab resets this one', async () => {
  loadAgain()
  preferences.set('letterSpacing', 'wide')
  await inAnotherTab((tab) => tab.reset())
  dispatchEvent(new StorageEvent('storage', { key: 'preferences' }))
  expect(html.attributes).toHaveLength(0)
})

test('if the device does not remember a choice, one message tells the visitor', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const before = postedNotifications.all().length
  choose('contrast', 'more')
  choose('menus', 'press')
  expect([preferences.get('contrast'), preferences.get('menus')]).toEqual(['more', 'press'])
  expect(
    postedNotifications
      .all()
      .slice(before)
      .map(({ text }) => text),
  ).toEqual([expect.stringMatching(/^Your browser doesn’t let us remember your choice/)])
})

test('the script in the head of the page is self-contained', () => {
  preferences.set('textSize', '200')
  html.removeAttribute('data-text-size')
  // The document contains its source text.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(`(${showPreferences.toString()})()`)()
  expect(html.getAttribute('data-text-size')).toBe('200')
})
