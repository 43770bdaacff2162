import type { Page } from '@playwright/test'

/** Longer than any delay of a menu or tooltip of the site (`web/ui`), in ms. */
export const longestDelay = 1000

/** Pages with a clock of the present: by itself, `fastForward` begins in 1970, where what a page has stored seems to be of the future. */
const clocked = new WeakSet<Page>()

/** Fires the page's timers up to this delay at once, including those that they set, and waits for their effects. */
export async function passTime(page: Page, ms: number): Promise<void> {
  if (!clocked.has(page)) await page.clock.install()
  clocked.add(page)
  await page.clock.fastForward(ms)
  await page.evaluate(() => {
    for (const motion of document.getAnimations())
      if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish()
  })
  await page.clock.fastForward(ms)
}
