import type { Page } from '@playwright/test'

/** Longer than any menu or tooltip of the site waits before it opens or closes (`web/ui`), in ms. */
export const longestDelay = 1000

/** Lets the page's own timers run for so long, at once, and what they began come to its end. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
  await page.evaluate(() => {
    for (const motion of document.getAnimations())
      if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish()
  })
  // What the end of a motion takes away.
  await page.clock.runFor(50)
}
