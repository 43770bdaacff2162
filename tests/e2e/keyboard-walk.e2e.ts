import type { Page } from '@playwright/test'
import { comparisonPath, everyPath, templatePaths } from './paths.ts'
import { setOwnTextSize } from './preferences.ts'
import { filterSwitch, open, withIsland } from './shell.ts'
import { expect, test } from './test.ts'

interface Stop {
  /** Its place among all that the Tab key should reach; radio buttons of one name share the first one's. -1: none of these. */
  readonly place: number
  readonly name: string
  /** What is wrong with it as it stands there with the focus. */
  readonly faults: readonly string[]
}

/** What a walk should come to, by its place. Kept in the page, so that a look at one stop is no look at all the others. */
type Walked = typeof globalThis & { placeOf?: ReadonlyMap<Element, number> }

/** Runs in the page: numbers the places that a walk must come to, and returns them. */
function number(): readonly number[] {
  const candidates = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, video[controls], audio[controls], [tabindex]',
  )
  const all = [...candidates].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
  )
  const firstOfRadios = new Map<string, number>()
  const placeOf = new Map(
    all.map((one, index) => {
      if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return [one, index]
      const first = firstOfRadios.get(one.name) ?? index
      firstOfRadios.set(one.name, first)
      return [one, first]
    }),
  )
  Object.assign(globalThis, { placeOf })
  return [...new Set(placeOf.values())]
}

/** Runs in the page: what has the focus, or null when the page itself has. */
function look(): Stop | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const faults: string[] = []

  // The ring of a card's link is the card's own, that of a small box within a label the label's.
  const rings = [getComputedStyle(element), getComputedStyle(element, '::after')]
  if (element.nextElementSibling) rings.push(getComputedStyle(element.nextElementSibling))
  for (let around = element.parentElement; around && rings.length < 7; around = around.parentElement)
    rings.push(getComputedStyle(around))
  const isRinged = rings.some(
    ({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      !outlineColor.endsWith(', 0)') &&
      // The light tone, without which the ring cannot be seen on the dark footer.
      boxShadow !== 'none',
  )
  if (!isRinged) faults.push('has no ring of two tones')

  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || top >= innerHeight) faults.push(`begins at ${top} of ${innerHeight}`)
  // The first line of a long text is enough: one writes there. So is the beginning of a region that scrolls.
  if (bottom > innerHeight && !element.matches('textarea, section[tabindex]'))
    faults.push(`ends at ${bottom} of ${innerHeight}`)
  for (const { left, width, top: upper, height } of element.getClientRects()) {
    for (const y of [upper + 1, Math.min(upper + height / 2, innerHeight - 1)]) {
      const there = document.elementFromPoint(left + width / 2, y)
      if (width > 0 && !(there && (element.contains(there) || there.contains(element))))
        faults.push(`is under ${there?.outerHTML.slice(0, 80)}`)
    }
  }
  const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}`
  // Within a player the browser shows and rings the button that has the focus, where no script can look.
  const isPlayer = element instanceof HTMLMediaElement
  return { place: (globalThis as Walked).placeOf?.get(element) ?? -1, name, faults: isPlayer ? [] : faults }
}

/**
 * Presses the key until the last place has the focus, and no further: beyond it the browser itself has the focus, and by chance gives it
 * back at once or with the next press.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', last: number | undefined, most: number): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length <= most) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(look)
    if (!stop) return stops
    stops.push(stop)
    if (stop.place === last) return stops
  }
  throw new Error(`The walk does not end: ${JSON.stringify(stops.slice(-4))}`)
}

/** Runs in the page: gives the focus to what is at this place. */
function focusPlace(place: number | undefined): void {
  for (const [element, at] of (globalThis as Walked).placeOf ?? [])
    if (at === place && element instanceof HTMLElement) return element.focus()
}

/** Beyond its end a page gives the focus to the browser, which may give it back at the other end. Anything else is a trap. */
async function expectNoTrap(page: Page, key: 'Tab' | 'Shift+Tab', otherEnd: number | undefined): Promise<void> {
  await page.keyboard.press(key)
  const stop = await page.evaluate(look)
  expect.soft([undefined, otherEnd], `${key} leads beyond the end`).toContain(stop?.place)
}

/** Pages of different shape: a form, the filters of a list, and a table whose head stays; on a phone, an article. */
const inEveryRun = new Set<string>([templatePaths['general-enquiry'], templatePaths['product-list'], comparisonPath])

/** Text enlarged by a style sheet of the visitor's own, which media queries do not detect, gives the header more rows. */
const enlarged = ', text at 125 % by a style sheet of their own'

for (const [width, height, some, ofEveryRun, text = ''] of [
  [1280, 900, everyPath, inEveryRun],
  [320, 640, ['/', templatePaths.page, templatePaths['general-enquiry']], new Set<string>([templatePaths.page])],
  [1280, 1000, [templatePaths.page], new Set<string>(), enlarged],
  [390, 844, [templatePaths.page], new Set<string>([templatePaths.page]), enlarged],
] as const) {
  for (const path of some) {
    test(`[S17] Given a keyboard, a window of ${width} by ${height} px${text} and ${path}, then Tab and Shift+Tab come to everything once, in its order, with its ring, and never under the header${ofEveryRun.has(path) ? '' : ' @slow'}`, async ({
      page,
    }) => {
      // Some pages have hundreds of stops, and each is looked at.
      test.setTimeout(600_000)
      await page.setViewportSize({ width, height })
      // The text about the phone line, which the footer loads, moves the links below it.
      await withIsland(page, () => open(page, path))
      await expect(page.getByRole('button', { name: 'Display', exact: true })).toBeVisible()
      if (text !== '') await setOwnTextSize(page, '125%')
      // The filters' scripts come after the page's own, and bring a choice that only they can keep.
      if (/^\/resources\/product-database(\?(?!.*view=)|$)/.test(path)) await expect(filterSwitch(page)).toBeVisible()
      const places = await page.evaluate(number)
      for (const [key, expected] of [
        ['Tab', places],
        // Back from the last place.
        ['Shift+Tab', places.toReversed().slice(1)],
      ] as const) {
        const stops = await walk(page, key, expected.at(-1), 2 * places.length)
        expect.soft(stops.filter(({ faults }) => faults.length > 0)).toEqual([])
        // A region that scrolls takes the focus too; it is none of these.
        // So does each button of a player, whose place is the player's.
        const walked = stops.map(({ place }) => place).filter((place, at, all) => place !== -1 && place !== all[at - 1])
        expect.soft(walked).toEqual(expected)
      }
      await expectNoTrap(page, 'Shift+Tab', places.at(-1))
      await page.evaluate(focusPlace, places.at(-1))
      await expectNoTrap(page, 'Tab', places[0])
    })
  }
}
