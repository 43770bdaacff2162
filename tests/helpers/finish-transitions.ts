import type { Page } from '@playwright/test'

/** Ends the transitions of a page, and waits until a closing toast is gone: a colour or a size on its way is neither of the two. */
export async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish()
  })
  await page.waitForFunction(() => document.querySelector('[data-closing]') === null)
}
