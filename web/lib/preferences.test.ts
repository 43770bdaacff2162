// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isMotionUnwelcome } from './motion.ts'
import { preferences } from './preferences.ts'
import { hasPreference, showPreferences } from './show-preferences.ts'

const html = document.documentElement

afterEach(() => {
  vi.restoreAllMocks()
  preferences.reset()
  localStorage.clear()
})

/** The same page, loaded again. */
const loadAgain = () => {
  for (const { name } of Array.from(html.attributes)) html.removeAttribute(name)
  showPreferences()
}

test('a choice stands on <html>, where style sheets find it, and is there again after a reload', () => {
  preferences.set('textSize', '150')
  preferences.set('menus', 'press')
  loadAgain()
  expect(html.getAttribute('data-text-size')).toBe('150')
  expect(preferences.get('textSize')).toBe('150')
  expect(hasPreference('menus', 'press')).toBe(true)
})

test('as usual is nothing at all, remembered like any choice', () => {
  preferences.set('contrast', 'more')
  preferences.set('contrast', undefined)
  loadAgain()
  expect(html.attributes).toHaveLength(0)
  expect(preferences.get('contrast')).toBeUndefined()
})

test('a reset takes every choice back, and tells', () => {
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

test.each(['', '{', 'null', '"150"', '{"textSize":"900"}'])('what is remembered as %s counts as nothing', (stored) => {
  localStorage.setItem('preferences', stored)
  loadAgain()
  expect(preferences.get('textSize')).toBeUndefined()
})

test('where storage is refused, a choice holds for the page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  showPreferences()
  preferences.set('motion', 'reduce')
  expect(isMotionUnwelcome()).toBe(true)
})

test('the text in the head of the page needs nothing from outside itself', () => {
  preferences.set('textSize', '200')
  html.removeAttribute('data-text-size')
  // It is sent as text, and must run as such.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(`(${showPreferences.toString()})()`)()
  expect(html.getAttribute('data-text-size')).toBe('200')
})
