import type { Page } from '@playwright/test'

/** Ends the transitions of a page: a colour on its way is neither of the two. */
export const finishTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish()
  })
