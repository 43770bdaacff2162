import type { Locator, Page } from '@playwright/test'
import type { Fault } from './page-tools.ts'

/**
 * Gives the focus to a control that may have gone meanwhile.
 * @param timeout how long it may take to come, in ms
 */
export const takesFocus = (control: Locator, timeout: number): Promise<boolean> =>
  control.focus({ timeout }).then(
    () => true,
    () => false,
  )

/** In ms. The page may be busy with the use before. */
const longest = 10_000

/**
 * Uses one control after the other until the page is another (3.2.2).
 * @param targets selectors
 * @returns those that lead elsewhere or lose the focus as they are used
 */
export async function leadingElsewhere(
  page: Page,
  targets: readonly string[],
  { use, what }: { readonly use: (control: Locator) => Promise<void>; readonly what: string },
): Promise<Fault[]> {
  const place = () => page.evaluate(() => location.origin + location.pathname + location.hash)
  const from = await place()
  const faults: Fault[] = []
  for (const target of targets) {
    const control = page.locator(target).first()
    if (!(await takesFocus(control, longest))) continue
    await use(control)
    const isStored = await control
      .evaluate((one) => document.activeElement === one, undefined, { timeout: longest })
      .catch(() => false)
    const stays = (await place()) === from
    if (!isStored || !stays) faults.push({ what, target, html: '' })
    if (!stays) break
  }
  return faults
}
