// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { revealOnScroll, revealTiming } from './scroll-reveal.ts'

let observed: Element[] = []
let options: IntersectionObserverInit | undefined
let tell: (target: Element, isIntersecting: boolean) => void = () => {}

beforeEach(() => {
  observed = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void, init?: typeof options) {
        options = init
        tell = (target, isIntersecting) => callback([{ target, isIntersecting }])
      }
      observe = (target: Element) => void observed.push(target)
      unobserve = (target: Element) => void (observed = observed.filter((one) => one !== target))
      disconnect = () => void (observed = [])
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Renders two sections: one inside the window, one below it. */
const show = () => {
  const [inSight, below] = [document.createElement('section'), document.createElement('section')]
  below.getBoundingClientRect = () => new DOMRect(0, innerHeight, 10, 10)
  document.body.append(inSight, below)
  return { inSight, below, end: revealOnScroll(document.body) }
}

test('[S90] a section rises 120 px above the lower edge of the window, without delay, for 400 ms, with ease', () => {
  expect(revealTiming).toEqual({ offset: 120, delay: 0, duration: 400, easing: 'ease', rise: 24 })
  show()
  // The section starts 24 px below its place, so its own edge crosses the line 24 px earlier.
  expect(options?.rootMargin).toBe('0px 0px -96px')
  const css = readFileSync('web/lib/scroll-reveal.css', 'utf8')
  expect(css).toContain(
    `transition: translate ${revealTiming.duration}ms ${revealTiming.easing} ${revealTiming.delay}ms`,
  )
  expect(css).toContain(`translate: 0 ${revealTiming.rise}px`)
})

test('[S90] a section below the window waits until it is scrolled into view, once; a visible one is unchanged', () => {
  const { inSight, below } = show()
  expect([inSight.dataset['reveal'], below.dataset['reveal']]).toEqual([undefined, 'waiting'])
  expect(observed).toEqual([below])
  tell(below, false)
  expect(below.dataset['reveal']).toBe('waiting')
  tell(below, true)
  expect(below.dataset['reveal']).toBe('shown')
  expect(observed).toEqual([])
})

test('after the clean-up every section is in its place', () => {
  const { below, end } = show()
  end()
  expect(below.dataset['reveal']).toBeUndefined()
  expect(observed).toEqual([])
})

test('[S91] no component has a handler of scroll, resize, wheel or touch move events', () => {
  const handling = globSync('web/**/*.tsx', { exclude: ['**/*.test.*'] }).filter((file) =>
    /\bon(?:Scroll|Resize|Wheel|TouchMove)(?:End)?(?:Capture)?\b/.test(readFileSync(file, 'utf8')),
  )
  expect(handling).toEqual([])
})

test('[S92] nothing is hidden, and nothing moves in print or with reduced motion', () => {
  const css = readFileSync('web/lib/scroll-reveal.css', 'utf8')
  expect(css).not.toMatch(/opacity|visibility|display|clip/)
  expect(css.slice(0, css.indexOf('[data-reveal'))).toContain(
    '@media screen and (prefers-reduced-motion: no-preference)',
  )
})
