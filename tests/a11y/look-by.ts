import type { Page } from '@playwright/test'
import type { Verdict } from './check.ts'

/** The source of a method is not a valid expression. */
export const asExpression = (judge: () => unknown): string => {
  const source = judge.toString()
  return /^(judge|fact)\s*\(/.test(source) ? `function ${source}` : source
}

export type Answer = Verdict | string | { readonly failed: string }

/** The results of the read-only checks on a page, in one batch. */
export const lookBy = (page: Page, looks: readonly (() => Verdict | string)[]): Promise<Answer[]> =>
  page.evaluate(`[${looks.map(asExpression).join(',\n')}].map((look) => {
    try { return look() } catch (error) { return { failed: String(error) } }
  })`)
