import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

/** WCAG 2.0 to 2.2, A and AA, the best practices, and target size, which axe disables by default. */
export const axeOptions: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  // Passed rules are counted, not described: describing each element took longer than examining it.
  resultTypes: ['violations'],
}

/** The violations that axe finds on a page, a line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  // From the top: axe measures only the visible half of a link that is half under the sticky header.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const { violations } = await new AxeBuilder({ page })
    .options(axeOptions)
    // No page has frames. Otherwise each analysis opens another page to join their results.
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
}
