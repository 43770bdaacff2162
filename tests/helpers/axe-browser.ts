import { AxeBuilder } from '@axe-core/playwright'
import { type Page, test } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { type Kind, kindAnnotation } from '#tests/behaviours.ts'

/** WCAG 2.0 to 2.2, A and AA, the best practices, and target size, which axe leaves off by default. */
export const axeOptions: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  // What passed is counted, not described: describing each element took longer than examining it.
  resultTypes: ['violations'],
}

/** What axe finds wrong on a page, a line each; empty when it finds nothing. */
export async function axeViolations(page: Page): Promise<string[]> {
  test.info().annotations.push({ type: kindAnnotation, description: 'A' satisfies Kind })
  // From the top: of a link that lies half under the sticky header axe measures the half that shows.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const { violations } = await new AxeBuilder({ page })
    .options(axeOptions)
    // No page has frames. Otherwise each analysis opens a page of its own to join their results.
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
}
