import type { Page } from '@playwright/test'

/** Waits until React has taken over all elements of a selector: it hydrates the parts of a page after the page, and marks its elements. */
export const takenOver = (page: Page, selector: string, options: { readonly timeout?: number } = {}) =>
  page.waitForFunction(
    (where) =>
      [...document.querySelectorAll(where)].every((one) =>
        Object.keys(one).some((key) => key.startsWith('__reactProps')),
      ),
    selector,
    options,
  )
