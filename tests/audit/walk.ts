import type { Page } from '@playwright/test'

/** Where the focus came to, and how it looked there. */
interface Stop {
  /** Its place among all that the Tab key should reach; radio buttons of one name share the first one's. -1: none of these. */
  readonly place: number
  readonly target: string
  readonly html: string
  readonly rect: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  /** What is wrong with the ring, or with its place on screen; empty when all is well. */
  readonly ring: string
  readonly cover: string
}

export interface Walk {
  /** The places that both walks must come to, in the order of the document. */
  readonly places: readonly number[]
  readonly names: readonly string[]
  readonly forward: readonly Stop[]
  readonly backward: readonly Stop[]
  /** The address before and after. */
  readonly from: string
  readonly to: string
  /** Set where the walk did not come round. */
  readonly trap?: Stop
}

interface Look {
  readonly places: readonly number[]
  readonly names: readonly string[]
  readonly stop: Stop | null
}

/** Runs in the page. */
function look(): Look {
  const all = audit
    .all('a[href], button, input, select, textarea, summary, video[controls], audio[controls], iframe, [tabindex]')
    .filter(
      (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
    )
  const placeOf = (one: HTMLElement) =>
    all.findIndex(
      (other) =>
        other === one ||
        (other instanceof HTMLInputElement &&
          one instanceof HTMLInputElement &&
          other.type === 'radio' &&
          one.type === 'radio' &&
          other.name === one.name &&
          other.form === one.form),
    )
  const places = [...new Set(all.map(placeOf))]
  const names = places.map((place) => all[place]).map((one) => (one ? audit.selector(one) : ''))
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return { places, names, stop: null }

  // The ring of a card's link is the card's own, that of a small box within a label the label's.
  const ringOf = (element_: Element, pseudo?: string) => ({ style: getComputedStyle(element_, pseudo), on: element_ })
  const rings = [ringOf(element), ringOf(element, '::after'), ringOf(element, '::before')]
  if (element.nextElementSibling) rings.push(ringOf(element.nextElementSibling))
  for (let around = element.parentElement; around && rings.length < 8; around = around.parentElement)
    rings.push(ringOf(around))
  const thick = rings.filter(({ style }) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2)
  let ring = ''
  if (thick.length === 0) ring = 'has no ring of 2 px or more'
  else {
    const strengths = thick.map(({ style, on }) => {
      const ground = audit.ground(on.parentElement ?? on) ?? 'rgb(255, 255, 255)'
      // Of a ring of two tones the one that shows counts.
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
        // Of a text area that is taller than the window one writes in its first line.
        asked += 1
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
        const there = document.elementFromPoint(x, y)
        // A box within a label is drawn by its neighbour.
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
    places,
    names,
    stop: {
      place: placeOf(element),
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
    },
  }
}

const start = (page: Page) =>
  page.evaluate(() => {
    // From the very beginning of the document, wherever the focus was.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    // Where somebody has pressed, the next Tab would go on from there.
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

/** Presses the key until it comes round or leaves the page; `trap` is where it stays instead. */
async function steps(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<{ stops: Stop[]; trap?: Stop }> {
  const stops: Stop[] = []
  for (;;) {
    await page.keyboard.press(key)
    const { stop } = await page.evaluate(look)
    if (!stop) return { stops }
    const [first] = stops
    if (first && stops.length > 1 && stop.place !== -1 && stop.place === first.place && stop.target === first.target)
      return { stops }
    const last = stops.at(-1)
    if (stops.length > most || (last?.target === stop.target && stops.at(-2)?.target === stop.target))
      return { stops, trap: stop }
    stops.push(stop)
  }
}

/** Walks the whole page by Tab, and back by Shift+Tab. */
export async function walkPage(page: Page): Promise<Walk> {
  const from = page.url()
  await start(page)
  const { places, names } = await page.evaluate(look)
  const forward = await steps(page, 'Tab', 2 * places.length + 10)
  // From the first stop backward, round the end of the page.
  await start(page)
  await page.keyboard.press('Tab')
  const backward = await steps(page, 'Shift+Tab', 2 * places.length + 10)
  const trap = forward.trap ?? backward.trap
  return {
    places,
    names,
    forward: forward.stops,
    backward: backward.stops,
    from,
    to: page.url(),
    ...(trap && { trap }),
  }
}
