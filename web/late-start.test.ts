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
    <form><button type="submit">Send</button></form>
    <button type="button" id="one"><span>One</span></button>
    <button type="button" id="two">Two</button>`
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  const pressed: string[] = []
  document.body.addEventListener('click', (event) => {
    if (event.target instanceof Element) pressed.push(event.target.textContent)
  })
  // The listeners of a document last as long as it does, and the tests share one.
  const listen = vi.spyOn(window, 'addEventListener')
  onTestFinished(() => {
    hydrate()
    for (const [type, listener, options] of listen.mock.calls) removeEventListener(type, listener, options)
    listen.mockRestore()
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

test('early presses are repeated in order, each once, also two on the same button', async () => {
  const { pressed } = open()
  for (const selector of ['#two', '#one', '#two']) element(selector).click()
  expect([isBusy('#one'), isBusy('#two')]).toEqual([true, true])
  hydrate()
  await eventually(() => expect(pressed).toEqual(['Two', 'One', 'Two']))
  expect([isBusy('#one'), isBusy('#two')]).toEqual([false, false])
})

test('a stuck switch does not fill the queue without end', async () => {
  const { pressed } = open()
  for (let press = 0; press < 100; press++) element('#one').click()
  hydrate()
  await eventually(() => expect(isBusy('#one')).toBe(false))
  await eventually(() => expect(pressed).toHaveLength(20))
})

/** Replaces an element as React does, and reports it. */
function replace(selector: string): HTMLElement {
  const from = element(selector)
  const to = document.createElement(from.localName)
  for (const { name, value } of from.attributes) to.setAttribute(name, value)
  to.textContent = from.textContent
  from.replaceWith(to)
  dispatchEvent(new CustomEvent('replaced', { cancelable: true, detail: { from, to } }))
  return to
}

const pointer = (type: string, target: Element, x = 0) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, detail: 1, clientX: x }),
  )
const key = (type: string, target: Element, which: string) =>
  target.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, key: which }))

/** What browsers do at the end of a press that has begun on the replaced element: Chromium clicks after a touch only. */
const ends = {
  'without a click': () => undefined,
  'with a click': (to: Element) => pointer('click', to),
}

for (const [how, end] of Object.entries(ends))
  for (const isEarly of [true, false])
    test(`a press that begins before React replaces the button, ${isEarly ? 'while it hydrates' : 'later'}, and ends afterwards ${how}, counts once`, async () => {
      const { pressed } = open()
      if (!isEarly) hydrate()
      pointer('pointerdown', element('#one'))
      const to = replace('#one')
      if (isEarly) hydrate()
      pointer('pointerup', to)
      end(to)
      await eventually(() => expect(pressed).toEqual(['One']))
      pointer('pointerdown', to)
      pointer('pointerup', to)
      pointer('click', to)
      expect(pressed).toEqual(['One', 'One'])
    })

test('a press counts when the replaced button has moved from under a pointer at rest, and not when the pointer has left', () => {
  const { pressed } = open()
  hydrate()
  pointer('pointerdown', element('#one'), 100)
  replace('#one')
  pointer('pointerup', document.body, 104)
  expect(pressed).toEqual(['One'])
  pointer('pointerdown', element('#one'), 100)
  replace('#one')
  pointer('pointerup', document.body, 140)
  pointer('pointerdown', element('#one'), 100)
  replace('#one')
  pointer('pointercancel', document.body, 100)
  pointer('pointerup', element('#one'), 100)
  expect(pressed).toEqual(['One'])
})

test.each([' ', 'Enter'])('a press of the key “%s” counts once on the replacement', async (which) => {
  const { pressed } = open()
  hydrate()
  key('keydown', element('#one'), which)
  const to = replace('#one')
  // A browser may click the replacement, which has the focus.
  if (which === 'Enter') to.click()
  key('keyup', to, which)
  await eventually(() => expect(pressed).toEqual(['One']))
  key('keydown', to, 'Tab')
  replace('#one')
  key('keyup', to, 'Tab')
  expect(pressed).toEqual(['One'])
})

test('a click without a pointer, as of a screen reader, during which React replaces the button, counts once', async () => {
  const { pressed } = open()
  hydrate()
  // React hydrates in its listener, before the listeners of the page.
  document.documentElement.addEventListener(
    'click',
    (event) => {
      event.stopPropagation()
      replace('#one')
    },
    { capture: true, once: true },
  )
  element('#one').click()
  await eventually(() => expect(pressed).toEqual(['One']))
})

const isAwaited = (from: Element) =>
  !dispatchEvent(new CustomEvent('replaced', { cancelable: true, detail: { from, to: undefined } }))
const addReplacement = (from: Element) => {
  const to = from.cloneNode(true)
  document.body.append(to)
  dispatchEvent(new CustomEvent('replaced', { cancelable: true, detail: { from, to } }))
}
const removed = (selector: string) => {
  const from = element(selector)
  from.remove()
  return from
}

test('a held press, and one that has ended, wait for a replacement that comes later', async () => {
  const { pressed } = open()
  element('#one').click()
  pointer('pointerdown', element('#two'))
  const [one, two] = [removed('#one'), removed('#two')]
  expect([isAwaited(one), isAwaited(two), isAwaited(document.body)]).toEqual([true, true, false])
  hydrate()
  pointer('pointerup', document.body)
  expect(pressed).toEqual([])
  addReplacement(one)
  await eventually(() => expect(pressed).toEqual(['One']))
  addReplacement(two)
  await eventually(() => expect(pressed).toEqual(['One', 'Two']))
})

test('links and submit buttons are never held', () => {
  const { pressed } = open()
  element('a').click()
  element('form button').click()
  expect(pressed).toEqual(['Link', 'Send'])
  expect([isBusy('a'), isBusy('form button')]).toEqual([false, false])
})

test('a double click, or a late click of the same touch, submits a form once; each press by keyboard, screen reader or another touch submits', () => {
  open()
  hydrate()
  const onSubmit = vi.fn()
  element('form').addEventListener('submit', onSubmit)
  const send = element('form button')
  const click = (detail: number, laterBy = 0) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
    Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + laterBy })
    send.dispatchEvent(event)
  }
  pointer('pointerdown', send)
  // As React Aria does when no click has come.
  send.click()
  click(1, 2_500)
  expect(onSubmit).toHaveBeenCalledTimes(1)
  pointer('pointerdown', send)
  click(1)
  expect(onSubmit).toHaveBeenCalledTimes(2)
  pointer('pointerdown', send)
  click(2)
  expect(onSubmit).toHaveBeenCalledTimes(2)
  click(0)
  click(0)
  expect(onSubmit).toHaveBeenCalledTimes(4)
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
