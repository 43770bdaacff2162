import type { Page } from '@playwright/test'
import type { AxeResults, NodeResult, Result, RunOptions } from 'axe-core'
import { axeOptions } from '#tests/helpers/axe-browser.ts'
import type { Report, RuleFacts, RawFinding } from './layer.ts'

/** Our minimum contrast of body text: more than the 4.5 that axe requires. */
const bodyContrast = 7

/** 'wcag1410' is 1.4.10. */
const criterionOf = (tag: string): string[] => {
  const digits = /^wcag(\d)(\d)(\d+)$/.exec(tag)
  return digits ? [`${digits[1]}.${digits[2]}.${digits[3]}`] : []
}

const rawFinding = ({ id, help }: Result, { target, html, any, all, none }: NodeResult): RawFinding => ({
  rule: `axe/${id}`,
  message: [help, ...[...any, ...all, ...none].map(({ message }) => message)].join('. ').slice(0, 300),
  target: target.join(' '),
  html: html.replaceAll(/\s+/g, ' ').slice(0, 160),
})

/** axe-core: WCAG 2.0 to 2.2 at A and AA, best practices, and target size. `page-tools.ts` has already injected it. */
export async function askAxe(page: Page): Promise<Report> {
  const { violations, incomplete, passes }: AxeResults = await page.evaluate((options) => axe.run(document, options), {
    ...axeOptions,
    resultTypes: ['violations', 'incomplete'],
  } satisfies RunOptions)
  // axe finds no background for text under an overlapping element (a sticky header, a toast): we compute it.
  const doubts = incomplete.flatMap(({ id, nodes }) => (id === 'color-contrast' ? nodes : []))
  const strengths = await page.evaluate(
    (targets) =>
      targets.map((target) => {
        const one = document.querySelector(target)
        const ground = one && audit.ground(one)
        return one && ground !== undefined && ground !== null ? audit.contrast(getComputedStyle(one).color, ground) : 0
      }),
    doubts.map(({ target }) => String(target[0])),
  )
  const isStrong = new Set(doubts.filter((_, index) => (strengths[index] ?? 0) >= bodyContrast))
  const rules = new Map<string, RuleFacts>()
  for (const { id, help, helpUrl, tags } of [...violations, ...incomplete, ...passes])
    rules.set(`axe/${id}`, {
      layer: 'axe',
      title: help,
      criteria: tags.flatMap(criterionOf),
      source: helpUrl.replace(/\?.*/, ''),
    })
  return {
    faults: violations.flatMap((rule) => rule.nodes.map((node) => rawFinding(rule, node))),
    open: incomplete.flatMap((rule) =>
      rule.nodes.filter((node) => !isStrong.has(node)).map((node) => rawFinding(rule, node)),
    ),
    applied: [...rules.keys()],
    rules,
  }
}
