import type { CDPSession, Page } from '@playwright/test'

/** A Tab stop, and how it looked with the focus. */
interface Stop {
  /**
   * Its index among all elements that the Tab key should reach; radio buttons of one name, and the
   * controls of a toolbar, share the first one's. -1: none of these.
   */
  readonly place: number
  readonly target: string
  readonly html: string
  readonly rect: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  /** Faults of the focus ring, or of its position on screen; empty when there are none. */
  readonly ring: string
  readonly cover: string
}

export interface Walk {
  /** The indexes that both walks must reach, in document order. */
  readonly places: readonly number[]
  readonly names: readonly string[]
  /** Those that still exist when the backward walk begins: a menu closes when the focus leaves it. */
  readonly placesBack: readonly number[]
  readonly forward: readonly Stop[]
  readonly backward: readonly Stop[]
  /** The address before and after. */
  readonly from: string
  readonly to: string
  /** Set when the walk did not return to its start. */
  readonly trap?: Stop
}

/** Runs in the page: records the focused element after each Tab. Returns the indexes that should be reached. */
function takeNotes(): Pick<Walk, 'places' | 'names'> {
  const all = audit
    .all('a[href], button, input, select, textarea, summary, video[controls], audio[controls], iframe, [tabindex]')
    .filter(
      (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
    )
  const isOfOneGroup = (one: HTMLElement, other: HTMLElement) =>
    // Tab comes to one control of a toolbar, the arrow keys to the others.
    (one.closest('[role=toolbar]') ?? one) === other.closest('[role=toolbar]') ||
    (one instanceof HTMLInputElement &&
      other instanceof HTMLInputElement &&
      one.type === 'radio' &&
      other.type === 'radio' &&
      one.name === other.name &&
      one.form === other.form)
  const placeOf = new Map(
    all.map((one) => [one, all.findIndex((other) => other === one || isOfOneGroup(one, other))] as const),
  )
  const places = [...new Set(placeOf.values())]
  const names = places.map((place) => all[place]).map((one) => (one ? audit.selector(one) : ''))

  const look = (): Stop | null => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    // The ring of a card's link is drawn on the card, that of a small box within a label on the label.
    const ringOf = (element_: Element, pseudo?: string) => ({ style: getComputedStyle(element_, pseudo), on: element_ })
    const rings = [ringOf(element), ringOf(element, '::after'), ringOf(element, '::before')]
    if (element.nextElementSibling) rings.push(ringOf(element.nextElementSibling))
    for (let around = element.parentElement; around && rings.length < 8; around = around.parentElement)
      rings.push(ringOf(around))
    const thick = rings.filter(
      ({ style }) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
    )
    let ring = ''
    if (thick.length === 0) ring = 'has no ring of 2 px or more'
    else {
      const strengths = thick.map(({ style, on }) => {
        const ground = audit.ground(on.parentElement ?? on) ?? 'rgb(255, 255, 255)'
        // Of a two-tone ring, the visible tone counts.
        const shadow = /rgba?\([^)]*\)/.exec(style.boxShadow)?.[0]
        return Math.max(...[style.outlineColor, shadow ?? ground].map((colour) => audit.contrast(colour, ground)))
      })
      if (Math.max(...strengths) < 3) ring = `has a ring of ${Math.max(...strengths).toFixed(1)}:1`
    }

    const box = element.getBoundingClientRect()
    const rects = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    let seen = 0
    let asked = 0
    let over: Element | null = null
    for (const { left, right, top, bottom } of rects)
      for (const x of [left + 2, (left + right) / 2, right - 2])
        for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
          // For a text area taller than the window, its first line counts.
          asked += 1
          if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
          const there = document.elementFromPoint(x, y)
          // A box within a label is drawn by its sibling.
          if (
            there &&
            (element.contains(there) || there.contains(element) || there.closest('label')?.control === element)
          )
            seen += 1
          else over = there
        }
    const cover =
      rects.length === 0
        ? 'has no place on screen'
        : box.width < 8 || box.height < 8
          ? `is ${Math.round(box.width)} by ${Math.round(box.height)} px`
          : over && seen < asked / 2
            ? `is under ${over.outerHTML.slice(0, 80)}`
            : seen < asked / 3
              ? `is outside the window: ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`
              : ''
    return {
      place: placeOf.get(element) ?? -1,
      target: audit.selector(element),
      html: element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 160),
      rect: {
        left: box.left + scrollX,
        top: box.top + scrollY,
        right: box.right + scrollX,
        bottom: box.bottom + scrollY,
      },
      ring,
      cover,
    }
  }

  // On key up, the focus has moved and the page has scrolled.
  globalThis.notes = {
    stops: [],
    look,
    placesLeft: () => places.filter((place) => all[place]?.checkVisibility({ visibilityProperty: true })),
  }
  addEventListener('keyup', ({ key }) => key === 'Tab' && notes.stops.push(look()), true)
  return { places, names }
}

declare global {
  // A global of a page that is walked. Only `var` declares a property of `globalThis` to TypeScript.
  // eslint-disable-next-line no-var
  var notes: { stops: (Stop | null)[]; readonly look: () => Stop | null; readonly placesLeft: () => number[] }
}

const start = (page: Page) =>
  page.evaluate(() => {
    // From the start of the document, wherever the focus was.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    // After a press, the next Tab would continue from there.
    document.body.tabIndex = -1
    document.body.focus({ preventScroll: true })
    document.body.blur()
    document.body.removeAttribute('tabindex')
    scrollTo({ top: 0, behavior: 'instant' })
    const range = document.createRange()
    range.setStart(document.body, 0)
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
  })

/** The most stops that a browser makes within a media player. */
const buttonsOfPlayer = 12

/** How many keys are sent before the position is read: a read costs more than several keys. */
const keysPerBatch = 24

/**
 * Presses the key until the walk returns to its start or leaves the page; `trap` is the element that holds the focus
 * instead.
 */
async function steps(
  { page, keyboard }: { readonly page: Page; readonly keyboard: CDPSession },
  key: 'Tab' | 'Shift+Tab',
  maxStops: number,
): Promise<{ stops: Stop[]; trap?: Stop }> {
  const stops: Stop[] = []
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: key === 'Tab' ? 0 : 8 }
  for (;;) {
    // Sent without waiting for responses; the browser handles them in order.
    await Promise.all(
      Array.from({ length: keysPerBatch }, () => [
        keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
      ]).flat(),
    )
    // Where the focus opened another page nothing was recorded.
    const newStops = await page.evaluate(() => ('notes' in globalThis ? notes.stops.splice(0) : []))
    for (const stop of newStops) {
      if (!stop) return { stops }
      const [first] = stops
      if (first && stops.length > 1 && stop.place !== -1 && stop.place === first.place && stop.target === first.target)
        return { stops }
      // From outside, all buttons of a media player look like the player.
      const within = /^<(audio|video)/.test(stop.html) ? buttonsOfPlayer : 1
      if (
        stops.length > maxStops ||
        stops.slice(-1 - within).filter(({ target }) => target === stop.target).length > within
      )
        return { stops, trap: stop }
      stops.push(stop)
    }
    // Keys that the page does not receive go to the browser's own controls. One may be lost within a media player,
    // whose buttons appear and disappear.
    if (newStops.length === 0) return { stops }
  }
}

/** Walks the whole page by Tab, and back by Shift+Tab. */
export async function walkPage(page: Page): Promise<Walk> {
  const from = page.url()
  const keyboard = await page.context().newCDPSession(page)
  await start(page)
  const { places, names } = await page.evaluate(takeNotes)
  const forward = await steps({ page, keyboard }, 'Tab', 2 * places.length + 10)
  const placesBack = await page.evaluate(() => ('notes' in globalThis ? notes.placesLeft() : []))
  // From the first stop backward, wrapping to the end of the page.
  await start(page)
  await page.keyboard.press('Tab')
  // Leaving the page backward, the focus returns at its end: after key up, or with the next key.
  for (let tries = 0; tries < 3; tries++) {
    await page.keyboard.press('Shift+Tab')
    const isIn = await page.evaluate(async () => {
      for (let frame = 0; frame < 30 && document.activeElement === document.body; frame++)
        await new Promise(requestAnimationFrame)
      if ('notes' in globalThis) notes.stops = [notes.look()]
      return document.activeElement !== document.body
    })
    if (isIn) break
  }
  const backward = await steps({ page, keyboard }, 'Shift+Tab', 2 * places.length + 10)
  await keyboard.detach()
  const trap = forward.trap ?? backward.trap
  return {
    places,
    names,
    placesBack,
    forward: forward.stops,
    backward: backward.stops,
    from,
    to: page.url(),
    ...(trap && { trap }),
  }
}
