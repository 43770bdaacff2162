import type { Locator, Page } from '@playwright/test'

/** The header, its main navigation and its two kinds of button, as assistive technology finds them. */
export const header = (page: Page) => page.getByRole('banner')
export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
/** The button that shows the pages below an entry of the navigation. */
export const more = (page: Page, label: string) =>
  page.getByRole('button', { name: `${label}, more pages`, exact: true })
export const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu', exact: true })
/** An entry of the navigation or of a panel: the label is the whole name. */
export const entry = (page: Page, label: string) => navigation(page).getByRole('link', { name: label, exact: true })
export const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens an address and waits until the scripts have started: before that, links are the browser's own. */
export async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('hydrated', () => Object.assign(globalThis, { isHydrated: true }))
  })
  await page.goto(address)
  await page.waitForFunction(() => 'isHydrated' in globalThis)
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Scrolls as a person has who reads there: not by the wheel, so that it is done at once. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where a thing stands in the window. Throws when it has no place. */
export async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target.toString()} has no place`)
  return box
}

/** Presses what stands in the header where it stands: Playwright's own click would scroll the page for it. */
export async function pressInPlace(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(target)
  await page.mouse.click(x + width / 2, y + height / 2)
}

export const bottomOf = ({ y, height }: Box): number => y + height

/** Whether the whole of a thing can be seen: inside the window, and nothing else of the page lies over its middle or its corners. */
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
