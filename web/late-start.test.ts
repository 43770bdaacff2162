// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import { startLate, withLateStart } from './late-start.ts'

/** The modules that ran, in order. */
const ran: string[] = []
Object.assign(globalThis, { ran })
let tests = 0

/** Returns a module that records its run. Each test needs a new address, because a module runs once. */
const chunk = (name: string) => `data:text/javascript,globalThis.ran.push("${name}")//${tests}`
const broken = () => `data:text/javascript,throw new Error("gone")//${tests}`

const entryHasRun = () => eventually(() => expect(ran).toContain('entry'))
const hydrate = () => dispatchEvent(new Event('hydrated'))
const preloads = () => document.querySelectorAll('link[rel=modulepreload]').length

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}
const isBusy = (selector: string) => element(selector).getAttribute('aria-busy') === 'true'

/** Opens a served page with a pending start and buttons that work once the scripts have run. */
function open({ entry = chunk('entry') } = {}) {
  document.head.innerHTML = ''
  document.body.innerHTML = `
    <a href="#there">Link</a>
    <form><button>Send</button></form>
    <button type="button" id="one"><span>One</span></button>
    <button type="button" id="two">Two</button>`
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  const pressed: string[] = []
  document.body.addEventListener('click', (event) => {
    if (event.target instanceof Element) pressed.push(event.target.textContent)
  })
  onTestFinished(() => {
    hydrate()
    document.body = document.createElement('body')
  })
  startLate({ manifest: chunk('manifest'), entry, routes: [['root', chunk('root')]], preload: ['/a.js', '/b.js'] })
  return { pressed }
}

beforeEach(() => {
  tests++
  ran.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => vi.useRealTimers()
})

test.each(['pointerover', 'focusin', 'keydown', 'touchstart'])(
  '%s is a sign of use: the scripts start, in order, once',
  async (sign) => {
    open()
    expect(preloads()).toBe(0)
    element('#one').dispatchEvent(new Event(sign, { bubbles: true }))
    element('#one').dispatchEvent(new Event(sign, { bubbles: true }))
    await entryHasRun()
    expect(ran).toEqual(['manifest', 'root', 'entry'])
    expect(preloads()).toBe(2)
    expect(Object.keys(Reflect.get(window, '__reactRouterRouteModules'))).toEqual(['root'])
  },
)

test('without a sign of use the scripts start when the page has loaded and the browser is idle', async () => {
  const idle = vi.fn<(callback: () => void, options: object) => void>()
  vi.stubGlobal('requestIdleCallback', idle)
  onTestFinished(() => void vi.unstubAllGlobals())
  open()
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 })
  expect(preloads()).toBe(0)
  idle.mock.calls[0]?.[0]()
  await entryHasRun()
})

test('without requestIdleCallback the scripts start 200 ms after the page has loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive')
  open()
  vi.advanceTimersByTime(1_000)
  expect(preloads()).toBe(0)
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(199)
  expect(preloads()).toBe(0)
  vi.advanceTimersByTime(1)
  await entryHasRun()
})

test('an early press is held, shown as busy, and repeated after hydration', async () => {
  const { pressed } = open()
  element('#one span').click()
  expect(pressed).toEqual([])
  expect(isBusy('#one')).toBe(true)
  await entryHasRun()
  expect(pressed).toEqual([])
  hydrate()
  expect(pressed).toEqual(['One'])
  expect(isBusy('#one')).toBe(false)
  element('#two').click()
  expect(pressed).toEqual(['One', 'Two'])
})

test('of two early presses only the last is repeated', () => {
  const { pressed } = open()
  element('#one').click()
  element('#two').click()
  expect([isBusy('#one'), isBusy('#two')]).toEqual([false, true])
  hydrate()
  expect(pressed).toEqual(['Two'])
})

test('links and submit buttons are never held', () => {
  const { pressed } = open()
  element('a').click()
  element('form button').click()
  expect(pressed).toEqual(['Link', 'Send'])
  expect([isBusy('a'), isBusy('form button')]).toEqual([false, false])
})

test('without an early press no button is pressed after hydration', async () => {
  const { pressed } = open()
  element('#one').dispatchEvent(new Event('focusin', { bubbles: true }))
  await entryHasRun()
  hydrate()
  expect(pressed).toEqual([])
})

test('when a chunk fails to load the button is released, and the next sign of use retries', async () => {
  const { pressed } = open({ entry: broken() })
  element('#one').click()
  expect(isBusy('#one')).toBe(true)
  await eventually(() => expect(isBusy('#one')).toBe(false))
  expect([pressed, ran]).toEqual([[], ['manifest', 'root']])
  expect(preloads()).toBe(2)
  element('#two').dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(preloads()).toBe(4)
})

test('a document that does not match React Router’s output is unchanged', () => {
  const html = '<link rel="modulepreload" href="/a.js"><script type="module">import "/other.js"</script>'
  const context: Parameters<typeof withLateStart>[1] = JSON.parse('{}')
  expect(withLateStart(html, context)).toBe(html)
})
