import type { Locator, Page } from '@playwright/test'

/** The header, its main navigation and its two kinds of button, as assistive technology finds them. */
export const header = (page: Page) => page.getByRole('banner')
export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
/** The button that shows the pages below an entry of the navigation. */
export const more = (page: Page, label: string) =>
  page.getByRole('button', { name: `${label}, more pages`, exact: true })
export const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu', exact: true })
/** An entry of the navigation or of a panel, by its exact name. */
export const entry = (page: Page, label: string) => navigation(page).getByRole('link', { name: label, exact: true })
export const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens an address and waits until the scripts have started: before that, links load documents. */
export async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('hydrated', () => Object.assign(globalThis, { isHydrated: true }))
  })
  await page.goto(address)
  await page.waitForFunction(() => 'isHydrated' in globalThis)
}

/** The switch of the product filters, which appears once their scripts have loaded. Until then the filter is a form that loads a document. */
export const filterSwitch = (page: Page) => page.getByRole('switch', { name: /^Update the list as/ })

/** Loads a page and waits for the island in its footer, whose text appears at a time of its own. */
export async function withIsland(page: Page, load: () => Promise<unknown>): Promise<void> {
  const island = page.waitForResponse(/\/islands\/phone\.json/)
  await load()
  await (await island).finished()
  await idle(page)
}

/** Resolves when the page has nothing more urgent to do. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Scrolls at once by script, unlike the wheel. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The box of an element in the window. Throws when it has none. */
export async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target.toString()} has no bounding box`)
  return box
}

/** Clicks a header element where it is: Playwright's own click would scroll the page first. */
export async function pressInPlace(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(target)
  await page.mouse.click(x + width / 2, y + height / 2)
}

export const bottomOf = ({ y, height }: Box): number => y + height

/** Whether the whole element is visible: inside the window, with its middle and corners uncovered. */
export const isInSight = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    if (top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1) return false
    return [
      [(left + right) / 2, (top + bottom) / 2],
      [(left + right) / 2, top + 2],
      [(left + right) / 2, bottom - 2],
    ].every(([x = 0, y = 0]) => {
      const there = document.elementFromPoint(x, y)
      return there !== null && (element.contains(there) || there.contains(element))
    })
  })

/** How many sheets of A4 a page is printed on. */
export async function sheetsOf(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
