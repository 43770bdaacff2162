import type { Page } from '@playwright/test'
import { siteMap } from '#schema/site-map.ts'
import { open } from './shell.ts'
import { expect, test } from './test.ts'

/** One page of each template, and one with much to open and one that is an error. */
const paths = [
  ...new Map(siteMap.filter(({ path }) => !path.includes(':')).map((row) => [row.template, row.path])).values(),
  '/services/home-modifications',
  '/resources/faq',
  '/blogs/try-it-first',
  '/careers/support-team-member',
  '/about/annual-reports/2025-26',
  '/easy-read/ndis',
  '/no-such-page',
]

interface Stop {
  /** Its place among all that the Tab key should reach; radio buttons of one name share the first one's. -1: none of these. */
  readonly place: number
  readonly name: string
  /** What is wrong with it as it stands there with the focus. */
  readonly faults: readonly string[]
}

/** Runs in the page: the places that a walk must come to, and what has the focus, or null when the page itself has. */
function look(): { readonly places: readonly number[]; readonly stop: Stop | null } {
  const candidates = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, video[controls], audio[controls], [tabindex]',
  )
  const all = [...candidates].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
  )
  const placeOf = (one: HTMLElement) =>
    all.findIndex(
      (other) =>
        other === one ||
        (other instanceof HTMLInputElement &&
          one instanceof HTMLInputElement &&
          [other.type, one.type, other.name].join() === ['radio', 'radio', one.name].join()),
    )
  const places = [...new Set(all.map(placeOf))]
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return { places, stop: null }
  const faults: string[] = []

  // The ring of a card's link is the card's own, that of a small box within a label the label's.
  const rings = [getComputedStyle(element), getComputedStyle(element, '::after')]
  if (element.nextElementSibling) rings.push(getComputedStyle(element.nextElementSibling))
  for (let around = element.parentElement; around && rings.length < 7; around = around.parentElement)
    rings.push(getComputedStyle(around))
  const isRinged = rings.some(
    ({ outlineStyle, outlineWidth, outlineColor }) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)'),
  )
  if (!isRinged) faults.push('has no ring')

  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || top >= innerHeight) faults.push(`begins at ${top} of ${innerHeight}`)
  // The first line of a long text is enough: one writes there.
  if (bottom > innerHeight && element.tagName !== 'TEXTAREA') faults.push(`ends at ${bottom} of ${innerHeight}`)
  for (const { left, width, top: upper, height } of element.getClientRects()) {
    for (const y of [upper + 1, Math.min(upper + height / 2, innerHeight - 1)]) {
      const there = document.elementFromPoint(left + width / 2, y)
      if (width > 0 && !(there && (element.contains(there) || there.contains(element))))
        faults.push(`is under ${there?.outerHTML.slice(0, 80)}`)
    }
  }
  const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.innerText ?? '').slice(0, 40)}`
  return { places, stop: { place: placeOf(element), name, faults } }
}

/** Presses the key until it comes round to where it began, or leaves the page. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length <= most) {
    await page.keyboard.press(key)
    const { stop } = await page.evaluate(look)
    if (!stop || (stops.length > 1 && stop.place !== -1 && stop.place === stops[0]?.place)) return stops
    stops.push(stop)
  }
  throw new Error(`The walk does not end: ${JSON.stringify(stops.slice(-4))}`)
}

for (const [width, height, some] of [
  [1280, 900, paths],
  [320, 640, ['/', '/services/home-modifications', '/contact-us/general-enquiry']],
] as const) {
  for (const path of some) {
    test(`[S17] Given a keyboard, a window of ${width} by ${height} px and ${path}, then Tab and Shift+Tab come to everything once, in its order, with its ring, and never under the header`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await open(page, path)
      await expect(page.getByRole('button', { name: 'Display', exact: true })).toBeVisible()
      // The filters' scripts come after the page's own, and bring a choice that only they can keep.
      if (path === '/resources/product-database')
        await expect(page.getByRole('checkbox', { name: /^Change the list while/ })).toBeVisible()
      const { places } = await page.evaluate(look)
      for (const [key, expected] of [
        ['Tab', places],
        ['Shift+Tab', places.toReversed()],
      ] as const) {
        if (key === 'Shift+Tab') await page.getByRole('link', { name: 'Skip to main content' }).focus()
        const stops = await walk(page, key, 2 * places.length)
        expect.soft(stops.filter(({ faults }) => faults.length > 0)).toEqual([])
        // A region that scrolls takes the focus too; it is none of these.
        expect.soft(stops.map(({ place }) => place).filter((place) => place !== -1)).toEqual(expected)
      }
    })
  }
}
