import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Report, RuleFacts, RawFinding } from './layer.ts'

const require = createRequire(import.meta.url)

/** The fields of the engine's result that are used here. https://www.npmjs.com/package/accessibility-checker-engine */
interface IbmReport {
  readonly results: readonly {
    readonly ruleId: string
    readonly value: readonly [string, string]
    readonly message: string
    readonly snippet: string
    readonly path: { readonly dom: string }
  }[]
}

interface IbmRuleset {
  readonly id: string
  readonly checkpoints: readonly { readonly num: string; readonly rules?: readonly { readonly id: string }[] }[]
}

interface IbmEngine {
  readonly Checker: new () => {
    readonly check: (document: Document, rulesets: readonly string[]) => Promise<IbmReport>
    readonly rulesets: readonly IbmRuleset[]
  }
}

declare global {
  // Only `var` declares a property of `globalThis` to TypeScript.
  // eslint-disable-next-line no-var
  var ace: IbmEngine
}

const ruleset = 'WCAG_2_2'

export const ibmVersion: string = JSON.parse(
  readFileSync(require.resolve('accessibility-checker-engine/package.json'), 'utf8'),
).version
const source = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8')

/** IBM's equal-access engine with its WCAG 2.2 rules, injected into the page: it sends no requests to another host. */
export async function askIbm(page: Page): Promise<Report> {
  // The source begins with `var ace`, which becomes a global of the page.
  if (!(await page.evaluate(() => 'ace' in globalThis))) await page.evaluate(source)
  const { results, checkpoints } = await page.evaluate(async (id) => {
    const checker = new ace.Checker()
    const report = await checker.check(document, [id])
    return {
      results: report.results.map(({ ruleId, value, message, snippet, path }) => ({
        ruleId,
        value,
        message,
        snippet,
        dom: path.dom,
        // The engine returns the element without its text, which identifies it in the report.
        words: (document.evaluate(path.dom, document, null, XPathResult.STRING_TYPE).stringValue || '')
          .replaceAll(/\s+/g, ' ')
          .trim()
          .slice(0, 300),
      })),
      checkpoints: (checker.rulesets.find((one) => one.id === id)?.checkpoints ?? []).map(({ num, rules = [] }) => ({
        num,
        rules: rules.map((rule) => rule.id),
      })),
    }
  }, ruleset)
  const rules = new Map<string, RuleFacts>()
  for (const { ruleId } of results)
    rules.set(`ibm/${ruleId}`, {
      layer: 'ibm',
      title: ruleId.replaceAll('_', ' '),
      criteria: checkpoints.filter((one) => one.rules.includes(ruleId)).map(({ num }) => num),
      source: `https://able.ibm.com/rules/archives/latest/doc/en-US/${ruleId}.html`,
    })
  const rawFinding = ({ ruleId, message, snippet, dom, words }: (typeof results)[number]): RawFinding => ({
    rule: `ibm/${ruleId}`,
    message,
    target: dom,
    html: `${snippet.replaceAll(/\s+/g, ' ').slice(0, 160)} ${words}`,
  })
  return {
    faults: results.filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL').map(rawFinding),
    open: results.filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'POTENTIAL').map(rawFinding),
    applied: [...rules.keys()],
    rules,
  }
}
