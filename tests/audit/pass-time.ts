import type { Page } from '@playwright/test'

/** Longer than any menu or tooltip of the site waits before it opens or closes (`web/ui`), in ms. */
export const longestDelay = 1000

/** Lets the page's own timers of so long fire, and those that they set, at once; what they began comes to its end. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms)
  await page.evaluate(() => {
    for (const motion of document.getAnimations())
      if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish()
  })
  await page.clock.fastForward(ms)
}
