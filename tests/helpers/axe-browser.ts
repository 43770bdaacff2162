import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'
import { finishTransitions } from './finish-transitions.ts'

/** WCAG 2.0 to 2.2, A and AA, the best practices, and target size, which axe disables by default. */
export const axeOptions: axeCore.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  // Passed rules are counted, not described: describing each element took longer than examining it.
  resultTypes: ['violations'],
}

declare global {
  // A global of a page into which axe is injected. Only `var` declares a property of `globalThis` to TypeScript.
  // eslint-disable-next-line no-var
  var axe: typeof axeCore
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Injects axe into a page. Playwright's evaluation is exempt from the content security policy. */
export async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
}

/** The violations that axe finds on a page, a line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  // From the top: axe measures only the visible half of a link that is half under the sticky header.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await injectAxe(page)
  await finishTransitions(page)
  // No page has frames, so no other page is needed to join their results.
  return page.evaluate(async (options) => {
    const { violations } = await axe.run(document, options)
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
    )
  }, axeOptions)
}
