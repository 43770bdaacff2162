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
  document.body.replaceChildren()
})

/** Two parts of a page: one in sight, one below the window. */
const show = () => {
  const [inSight, below] = [document.createElement('section'), document.createElement('section')]
  below.getBoundingClientRect = () => new DOMRect(0, innerHeight, 10, 10)
  document.body.append(inSight, below)
  return { inSight, below, end: revealOnScroll(document.body) }
}

test('[S90] a part rises 120 px above the lower edge of the window, at once, for 400 ms, with ease', () => {
  expect(revealTiming).toEqual({ offset: 120, delay: 0, duration: 400, easing: 'ease', rise: 24 })
  show()
  // The part waits 24 px below its place, so its own edge meets the line 24 px sooner.
  expect(options?.rootMargin).toBe('0px 0px -96px')
  const css = readFileSync('web/lib/scroll-reveal.css', 'utf8')
  expect(css).toContain(
    `transition: translate ${revealTiming.duration}ms ${revealTiming.easing} ${revealTiming.delay}ms`,
  )
  expect(css).toContain(`translate: 0 ${revealTiming.rise}px`)
})

test('[S90] what lies below waits until it is met, once; what is in sight is left alone', () => {
  const { inSight, below } = show()
  expect([inSight.dataset['reveal'], below.dataset['reveal']]).toEqual([undefined, 'waiting'])
  expect(observed).toEqual([below])
  tell(below, false)
  expect(below.dataset['reveal']).toBe('waiting')
  tell(below, true)
  expect(below.dataset['reveal']).toBe('shown')
  expect(observed).toEqual([])
})

test('when it ends, everything is in its place', () => {
  const { below, end } = show()
  end()
  expect(below.dataset['reveal']).toBeUndefined()
  expect(observed).toEqual([])
})

test('[S91] there is nothing to throttle or debounce: no script of ours listens to scrolling or resizing', () => {
  const listening = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.*', 'web/graphql/generated.ts'] }).filter(
    (file) => /addEventListener\(\s*'(scroll|resize|wheel)|\bonScroll\b|\bonWheel\b/.test(readFileSync(file, 'utf8')),
  )
  expect(listening).toEqual([])
})

test('[S92] nothing is ever hidden, and nothing moves in print or where motion is unwelcome', () => {
  const css = readFileSync('web/lib/scroll-reveal.css', 'utf8')
  expect(css).not.toMatch(/opacity|visibility|display|clip/)
  expect(css.slice(0, css.indexOf('[data-reveal'))).toContain(
    '@media screen and (prefers-reduced-motion: no-preference)',
  )
})
