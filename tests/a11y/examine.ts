import type { Browser, Page } from '@playwright/test'
import { takenOver } from '#tests/helpers/taken-over.ts'
import { withoutScripts } from '#tests/helpers/without-scripts.ts'
import type { AuditCell, Finding } from './report/audit-result.ts'
import { askAxe } from './layers/axe.ts'
import { askHtml } from './layers/html.ts'
import { askIbm } from './layers/ibm.ts'
import type { Report, RuleFacts, RawFinding } from './layers/layer.ts'
import { askChecks, type PageFacts } from './layers/scripted.ts'
import { equip } from './page-tools.ts'
import { type Rendition, usualMedia } from './renditions.ts'
import type { AuditState } from './audit-states.ts'

/** One state in one rendition. */
export interface Cell {
  readonly state: AuditState
  readonly rendition: Rendition
}

/** The findings of one cell: plain data, which a test hands to the reporter. */
export interface CellResult {
  readonly cell: Omit<AuditCell, 'ruleSet' | 'decided'>
  readonly faults: readonly RawFinding[]
  readonly open: readonly RawFinding[]
  readonly applied: readonly string[]
  readonly rules: readonly (readonly [string, RuleFacts])[]
  readonly facts: PageFacts
  /** An ordinary page, which is compared with the others. */
  readonly isPlain: boolean
}

/** Widths whose header has the narrow layout. */
const isMiddle = (name: Rendition['name']) => name === 'phone' || name === 'tablet' || name === 'large-targets'

export const cellsOf = (states: readonly AuditState[], renditions: readonly Rendition[]): Cell[] =>
  states.flatMap((state) =>
    renditions
      // A state of one layout is examined at its widths; differences by CSS alone are the same without scripts.
      .filter(
        ({ viewport, name }) =>
          (state.width === undefined || viewport.width === state.width || (state.width === 320 && isMiddle(name))) &&
          ((state.hasJavaScript && !state.isBrief) || name === 'wide' || name === 'narrow'),
      )
      .map((rendition) => ({ state, rendition })),
  )

/** The renditions that are examined on one load of a page, in order. */
interface PageVisit {
  readonly state: AuditState
  readonly renditions: readonly Rendition[]
}

/**
 * Renditions that differ only in their medium share a page; every other has a separate one, because checks change the
 * page.
 */
export const visitsOf = (cells: readonly Cell[]): PageVisit[] =>
  [
    ...Map.groupBy(
      cells,
      ({ state, rendition }) => `${state.name} ${rendition.media ? 'media' : rendition.name}`,
    ).values(),
  ].flatMap(([first, ...more]) =>
    first ? [{ state: first.state, renditions: [first, ...more].map(({ rendition }) => rendition) }] : [],
  )

/** Records, before any script of the page, events that cannot be observed later. */
const watch = () => {
  addEventListener('hydrated', () => Object.assign(globalThis, { isHydrated: true }))
  const pointerListeners = new WeakSet()
  const hoverListeners = new WeakSet()
  Object.assign(globalThis, { pointerListeners, hoverListeners, motionListeners: 0 })
  const add = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (
    this: EventTarget,
    type: string,
    ...rest: [EventListenerOrEventListenerObject | null, (boolean | AddEventListenerOptions)?]
  ) {
    if (/^(click|mousedown|pointerdown|touchstart|mouseup|pointerup)$/.test(type) && this instanceof Element)
      pointerListeners.add(this)
    if (/^(mouse|pointer)(enter|over)$/.test(type) && this instanceof Element) hoverListeners.add(this)
    if (/^device(motion|orientation)/.test(type)) Object.assign(globalThis, { motionListeners: 1 })
    return add.call(this, type, ...rest)
  }
}

/** Chooses preferences as another tab would. An empty value is the default. */
const choosePreferences = (page: Page, preferences: Readonly<Record<string, string>>) =>
  page.evaluate((choices) => {
    const stored = JSON.parse(localStorage.getItem('preferences') ?? '{}')
    localStorage.setItem('preferences', JSON.stringify({ ...stored, ...choices }))
    dispatchEvent(new StorageEvent('storage'))
  }, preferences)

/** Waits until every part is hydrated, animations have ended and fonts and lazy parts have loaded. */
async function settle(page: Page, isScripted: boolean): Promise<void> {
  if (isScripted) {
    await page.waitForFunction(() => 'isHydrated' in globalThis)
    await takenOver(page, 'input, textarea, button')
  }
  await Promise.race([
    page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      await document.fonts.ready
      await frame()
      await Promise.all(
        document
          .getAnimations()
          .filter(
            ({ effect }) =>
              Number(effect?.getComputedTiming().endTime) < 3000 &&
              // Chromium pauses the others, such as those in closed details.
              effect instanceof KeyframeEffect &&
              effect.target?.checkVisibility(),
          )
          .map((motion) => motion.finished.catch(() => undefined)),
      )
      await frame()
      await frame()
    }),
    new Promise((_, reject) => setTimeout(() => reject(new Error('The page did not settle within a minute')), 60_000)),
  ])
}

export interface Surroundings {
  readonly browser: Browser
  /** The origin of the site of a state. */
  readonly urlOf: (state: AuditState) => Promise<string>
  readonly isNew: (kind: string) => boolean
  /** Plants a fault in the page, to prove that it is found. */
  readonly plant?: (page: Page) => Promise<void>
  /** Changes the served document. */
  readonly change?: (html: string) => string
}

const empty: Report = { faults: [], open: [], applied: [], rules: new Map() }

/** Opens a page, brings about its state, and runs every layer in each rendition. */
export async function* examine(
  { state, renditions }: PageVisit,
  { browser, urlOf, isNew, plant, change }: Surroundings,
): AsyncGenerator<CellResult> {
  let startedAt = Date.now()
  const [first] = renditions
  const options = {
    baseURL: await urlOf(state),
    viewport: first?.viewport ?? null,
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    permissions: ['clipboard-read', 'clipboard-write'],
  }
  // A planted fault may need what the page's content security policy blocks.
  const context = await browser.newContext({
    ...options,
    bypassCSP: plant !== undefined || change !== undefined,
    javaScriptEnabled: state.hasJavaScript,
  })
  const own = state.hasJavaScript ? context : await browser.newContext(options)
  try {
    context.setDefaultTimeout(30_000)
    await context.addInitScript(watch)
    let page = await context.newPage()
    if (change)
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.continue()
        const response = await route.fetch()
        await route.fulfill({ response, body: change(await response.text()) })
      })
    let served = ''
    page.on('response', (response) => {
      if (response.request().resourceType() === 'document' && response.request().frame() === page.mainFrame())
        response.text().then(
          (text) => (served = text),
          () => undefined,
        )
    })
    await state.reach(page)
    if (!state.hasJavaScript) page = await withoutScripts(page, own)
    for (const rendition of renditions) {
      if (rendition.media) {
        await page.setViewportSize(rendition.viewport)
        await page.emulateMedia({ ...usualMedia, ...rendition.media })
      }
      if (rendition.preferences) await choosePreferences(page, rendition.preferences)
      // The parts for large targets load at the first choice. An error page without a footer has none.
      if (rendition.preferences?.targets && !state.isStill && (await page.locator('footer').count()) > 0)
        await Promise.all([
          page.getByRole('region', { name: 'Scroll' }).waitFor(),
          // A form's footer is too short for a way past it.
          (await page.locator('#footer-talk').count()) > 0 &&
            page.getByRole('button', { name: 'Skip the footer' }).waitFor(),
        ])
      // The steps, or the rendition before, may have scrolled a link half under the sticky header.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await settle(page, state.hasJavaScript && !state.isStill)
      await equip(page, rendition)
      await plant?.(page)

      const reports = [
        rendition.hasAxe ? await askAxe(page) : empty,
        rendition.hasEngines ? await askIbm(page) : empty,
        rendition.name === 'wide' && state.hasJavaScript ? await askHtml(served) : empty,
      ]
      const scripted = await askChecks(page, rendition, isNew)
      reports.push(scripted)
      yield {
        cell: { state: state.name, path: state.path, rendition: rendition.name, ms: Date.now() - startedAt },
        faults: reports.flatMap(({ faults }) => faults),
        open: reports.flatMap(({ open }) => open),
        applied: reports.flatMap(({ applied }) => applied),
        rules: reports.flatMap(({ rules }) => [...rules]),
        facts: scripted.facts,
        isPlain: state.isPlain,
      }
      if (rendition.preferences) await choosePreferences(page, { contrast: '', targets: '' })
      startedAt = Date.now()
    }
  } finally {
    await context.close()
    if (own !== context) await own.close()
  }
}

export const findingOf = ({ rule, message, target, html }: RawFinding, cell: number): Finding => ({
  rule,
  cell,
  message,
  target,
  html,
})
