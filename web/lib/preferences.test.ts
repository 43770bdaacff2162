// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { prefersReducedMotion } from './motion.ts'
import { preferences } from './preferences.ts'
import { hasPreference, showPreferences } from './show-preferences.ts'

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

test('the script in the head of the page is self-contained', () => {
  preferences.set('textSize', '200')
  html.removeAttribute('data-text-size')
  // The document contains its source text.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(`(${showPreferences.toString()})()`)()
  expect(html.getAttribute('data-text-size')).toBe('200')
})
