import type { Locator } from '@playwright/test'

/**
 * Focuses a control that may have been removed.
 * @param timeout how long it may take to appear, in ms
 */
export const takesFocus = (control: Locator, timeout: number): Promise<boolean> =>
  control.focus({ timeout }).then(
    () => true,
    () => false,
  )
