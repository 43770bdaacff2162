import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type * as Library from '@testing-library/dom'
import type { Key, Tab } from './engines.ts'
import type { WatchedSite } from './watched-site.ts'

declare const TestingLibraryDom: typeof Library

const library = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
)

interface Target {
  readonly role: string
  /** The accessible name, or a pattern for it. */
  readonly name: string | RegExp
  readonly level?: number
  /** The landmark around it. */
  readonly within?: 'banner' | 'main' | 'contentinfo'
}

/** A JSON value. */
interface WrittenTarget extends Omit<Target, 'name'> {
  readonly name?: string
  readonly pattern?: { readonly source: string; readonly flags: string }
}

/** In ms. Generous for slow machines: a time-out must mean that something never happens. */
const timeout = 60_000

/** Polls until the result is as expected, and fails with the last result. */
async function until<Answer>(
  what: string,
  query: () => Promise<Answer>,
  isRight: (answer: Answer) => boolean,
): Promise<void> {
  for (const deadline = Date.now() + timeout; ; await pause(50)) {
    const answer = await query()
    if (isRight(answer)) return
    assert(Date.now() < deadline, `${what}: ${JSON.stringify(answer)}`)
  }
}

/** The two functions below run in the page. */
const findAll = ({ role, name, pattern, level, within }: WrittenTarget): HTMLElement[] => {
  const around = within === undefined ? [document.body] : TestingLibraryDom.queryAllByRole(document.body, within)
  return around.flatMap((element) =>
    TestingLibraryDom.queryAllByRole(element, role, {
      name: pattern ? new RegExp(pattern.source, pattern.flags) : (name ?? ''),
      ...(level !== undefined && { level }),
    }),
  )
}

const describeFocus = (): string => {
  const { activeElement } = document
  return activeElement
    ? `${activeElement.outerHTML.slice(0, 120)} ${activeElement.textContent.slice(0, 60)}`
    : 'nothing'
}

const call = (script: (...values: never[]) => unknown, ...values: unknown[]) =>
  `(${script.toString()})(...${JSON.stringify(values)})`

const allOf = ({ name, ...target }: Target) =>
  call(findAll, {
    ...target,
    ...(typeof name === 'string' ? { name } : { pattern: { source: name.source, flags: name.flags } }),
  })

const describe = ({ role, name, within }: Target) =>
  `${role} ${String(name)}${within === undefined ? '' : ` in ${within}`}`

/** A person with a browser: finds elements by role and name, waits for them, and reports missing ones. */
export function visitorIn(tab: Tab, site: WatchedSite) {
  const expectedProblems = new Set<string>()
  const reportsBefore = site.policyReports().length
  /** Forbidden events in the pages of this tab. */
  const problems = async (): Promise<string[]> => {
    const noticed = await tab.evaluate('JSON.parse(sessionStorage.getItem("problems") ?? "[]")')
    return [...(Array.isArray(noticed) ? noticed.map(String) : []), ...site.policyReports().slice(reportsBefore)]
  }
  const evaluate = async (expression: string): Promise<unknown> => {
    if ((await tab.evaluate('typeof TestingLibraryDom')) === 'undefined')
      await tab.evaluate(`void (() => { ${library}\n;})()`)
    return tab.evaluate(expression)
  }
  const expectOne = (target: Target) =>
    until(
      `There is one ${describe(target)}`,
      () => evaluate(`${allOf(target)}.length`),
      (count) => count === 1,
    )
  const focus = async (target: Target) => {
    await expectOne(target)
    await evaluate(`${allOf(target)}[0].focus()`)
  }

  return {
    /** Loads a page and waits until its scripts have started: before that, links load documents. */
    async open(path: string, beforeScripts?: () => Promise<void>): Promise<void> {
      await tab.goto(site.url + path)
      await beforeScripts?.()
      await until(
        `The scripts of ${path} start`,
        () => tab.evaluate('isHydrated'),
        (isReady) => isReady === true,
      )
    },
    back: () => tab.back(),
    press: (key: Key) => tab.press(key),
    evaluate: (expression: string) => tab.evaluate(expression),
    async click(target: Target): Promise<void> {
      await expectOne(target)
      await tab.click(`${allOf(target)}[0]`)
    },
    /** Shows the menu: on a phone it is behind a button. */
    async openMenu(): Promise<void> {
      const button = { role: 'button', name: 'Menu' } as const
      if ((await evaluate(`${allOf(button)}.length`)) === 0) return
      await tab.click(`${allOf(button)}[0]`)
      await expectOne({ role: 'button', name: 'Services, more pages' })
    },
    /** By keyboard, because a radio or a checkbox may be hidden under its drawn box. */
    async choose(target: Target): Promise<void> {
      await focus(target)
      await tab.press('Space')
    },
    async type(target: Target, text: string): Promise<void> {
      await focus(target)
      await tab.type(text)
    },
    expectOne,
    expectNone: (target: Target) =>
      until(
        `There is no ${describe(target)}`,
        () => evaluate(`${allOf(target)}.length`),
        (count) => count === 0,
      ),
    expectFocus: (target: Target) =>
      until(
        `The focus is on ${describe(target)}`,
        async () => ({
          isThere: await evaluate(`${allOf(target)}.includes(document.activeElement)`),
          focused: await tab.evaluate(call(describeFocus)),
        }),
        ({ isThere }) => isThere === true,
      ),
    expectTitle: (pattern: RegExp) =>
      until(
        `The title is ${String(pattern)}`,
        () => tab.evaluate('document.title'),
        (title) => pattern.test(String(title)),
      ),
    expectAddress: (path: string) =>
      until(
        `The address is ${path}`,
        () => tab.evaluate('location.pathname + location.search + location.hash'),
        (address) => address === path,
      ),
    expectAnnounced: (pattern: RegExp) =>
      until(
        `A live region announces ${String(pattern)}`,
        () => tab.evaluate('announced'),
        (texts) => Array.isArray(texts) && texts.some((text) => pattern.test(String(text))),
      ),
    expectValue: (target: Target, value: string) =>
      until(
        `The value of ${describe(target)} is ${value}`,
        () => evaluate(`${allOf(target)}[0]?.value`),
        (given) => given === value,
      ),
    expectResult: (expression: string, result: unknown) =>
      until(
        `${expression} is ${JSON.stringify(result)}`,
        () => tab.evaluate(expression),
        (given) => given === result,
      ),
    /** Expects no forbidden events except those of the journey. */
    expectNoProblems: async () => {
      const unexpected = (await problems()).filter((problem) => !expectedProblems.has(problem))
      assert(unexpected.length === 0, unexpected.join('\n'))
    },
    expectProblem: (pattern: RegExp) =>
      until(`${String(pattern)} is noticed`, problems, (found) => {
        const expected = found.filter((problem) => pattern.test(problem))
        for (const problem of expected) expectedProblems.add(problem)
        return expected.length > 0
      }),
  }
}

export type Visitor = ReturnType<typeof visitorIn>
