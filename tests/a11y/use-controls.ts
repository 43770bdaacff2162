import type { Locator, Page } from '@playwright/test'
import type { Fault } from './page-tools.ts'

/**
 * Focuses a control that may have been removed.
 * @param timeout how long it may take to appear, in ms
 */
export const takesFocus = (control: Locator, timeout: number): Promise<boolean> =>
  control.focus({ timeout }).then(
    () => true,
    () => false,
  )

/** In ms. The page may still be busy with the previous interaction. */
const focusTimeoutMs = 10_000

/**
 * Uses one control after the other until the page navigates (3.2.2).
 * @param targets selectors
 * @returns those that navigate or lose the focus when they are used
 */
export async function leadingElsewhere(
  page: Page,
  targets: readonly string[],
  { use, what }: { readonly use: (control: Locator) => Promise<void>; readonly what: string },
): Promise<Fault[]> {
  const address = () => page.evaluate(() => location.origin + location.pathname + location.hash)
  const from = await address()
  const faults: Fault[] = []
  for (const target of targets) {
    const control = page.locator(target).first()
    if (!(await takesFocus(control, focusTimeoutMs))) continue
    await use(control)
    const hasFocus = await control
      .evaluate((element) => document.activeElement === element, undefined, { timeout: focusTimeoutMs })
      .catch(() => false)
    const stays = (await address()) === from
    if (!hasFocus || !stays) faults.push({ what, target, html: '' })
    if (!stays) break
  }
  return faults
}
