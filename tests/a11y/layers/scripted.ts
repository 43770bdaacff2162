import type { Page } from '@playwright/test'
import type { Check, Scene, Verdict } from '#tests/a11y/check.ts'
import { checks } from '#tests/a11y/checks.ts'
import { type Answer, asExpression, lookBy } from '#tests/a11y/look-by.ts'
import { equip } from '#tests/a11y/page-tools.ts'
import type { Rendition } from '#tests/a11y/renditions.ts'
import { type Walk, walkPage } from '#tests/a11y/walk.ts'
import type { Report, RuleFacts, RawFinding } from './layer.ts'

export const checkId = ({ id }: Check): string => `check/${id}`

export const checkFacts: ReadonlyMap<string, RuleFacts> = new Map(
  checks.map((check) => [
    checkId(check),
    { layer: 'check', title: check.title, criteria: check.criteria, source: check.source },
  ]),
)

/** The facts that the comparing checks collect from one page. */
export type PageFacts = Readonly<Record<string, string>>

/** Runs one check on the current page. */
export async function runCheck({ judge, run }: Check, scene: Scene): Promise<Verdict> {
  if (run) return run(scene)
  const [answer] = judge ? await lookBy(scene.page, [judge]) : []
  if (typeof answer === 'object' && 'failed' in answer) throw new Error(answer.failed)
  return typeof answer === 'object' ? answer : { applied: 0, faults: [] }
}

export const factOf = (page: Page, fact: () => string): Promise<string> => page.evaluate(`(${asExpression(fact)})()`)

/** A scene in which a page is walked at most once. */
export function sceneOf(page: Page, rendition: Rendition, isNew: (kind: string) => boolean): Scene {
  let walked: Promise<Walk> | undefined
  return { page, rendition, isNew, walk: () => (walked ??= walkPage(page)) }
}

/** Runs all checks of one rendition. A check that throws is reported as a fault: a silent one would prove nothing. */
export async function askChecks(
  page: Page,
  rendition: Rendition,
  isNew: (kind: string) => boolean,
): Promise<Report & { readonly facts: PageFacts }> {
  const faults: RawFinding[] = []
  const applied: string[] = []
  const facts: Record<string, string> = {}
  const scene = sceneOf(page, rendition, isNew)
  const note = (check: Check, answer: Answer) => {
    if (typeof answer === 'string') {
      facts[check.id] = answer
      applied.push(checkId(check))
    } else if ('failed' in answer) {
      const message = `The check failed: ${answer.failed.slice(0, 200)}`
      faults.push({ rule: checkId(check), message, target: '', html: '' })
    } else {
      if (answer.applied > 0) applied.push(checkId(check))
      for (const { what, target, html } of answer.faults)
        faults.push({ rule: checkId(check), message: what, target, html })
    }
  }
  const waiting = checks.filter(({ renditions }) => renditions.includes(rendition.name))
  for (;;) {
    // All read-only checks up to the next interactive one.
    const end = waiting.findIndex(({ run }) => run)
    const looking = waiting.splice(0, end === -1 ? waiting.length : end)
    await equip(page, rendition)
    const answers = await lookBy(
      page,
      looking.flatMap(({ judge, fact }) => judge ?? fact ?? []),
    )
    for (const [index, check] of looking.entries()) note(check, answers[index] ?? { failed: 'It has no answer' })
    const doing = waiting.shift()
    if (!doing) break
    note(
      doing,
      await runCheck(doing, scene).catch((error: unknown) => ({
        failed: error instanceof Error ? error.message : String(error),
      })),
    )
  }
  return { faults, open: [], applied, rules: checkFacts, facts }
}

/**
 * The results of the checks that compare pages. The value of most pages is the expected one; without a majority, the
 * first.
 */
export function compareFacts(
  pages: readonly { readonly path: string; readonly facts: PageFacts }[],
): readonly (RawFinding & { readonly page: number })[] {
  return checks.flatMap((check) => {
    const { id, differs } = check
    if (!differs) return []
    const collected = pages.flatMap(({ path, facts }, page) => {
      const fact = facts[id]
      return fact === undefined ? [] : [{ path, page, fact }]
    })
    if (id === 'title-unique') {
      // One page in two states may have the same title; two pages may not.
      return collected.flatMap(({ fact, page, path }, index) => {
        const other = collected
          .slice(0, index)
          .find((one) => one.fact === fact && one.path.split('?')[0] !== path.split('?')[0])
        return other
          ? [
              {
                rule: checkId(check),
                message: `${differs(fact, fact)}: ${other.path}`,
                target: 'title',
                html: '',
                page,
              },
            ]
          : []
      })
    }
    const counts = new Map<string, number>()
    for (const { fact } of collected) counts.set(fact, (counts.get(fact) ?? 0) + 1)
    const usual = [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
    return collected.flatMap(({ fact, page }) => {
      const message = usual === undefined ? '' : differs(fact, usual)
      return message ? [{ rule: checkId(check), message, target: '', html: '', page }] : []
    })
  })
}
