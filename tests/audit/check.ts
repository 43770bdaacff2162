import type { Page } from '@playwright/test'
import type { Fault } from './page-tools.ts'
import type { RenditionName } from './renditions.ts'
import type { Walk } from './walk.ts'

/** What a check saw: how many things it judged, and those that are wrong. */
export interface Verdict {
  readonly applied: number
  readonly faults: readonly Fault[]
}

/** A page in one state and rendition, as the checks that do something get it. */
export interface Scene {
  readonly page: Page
  /** All Tab stops, forward and backward; walked once for all checks. */
  readonly walk: () => Promise<Walk>
  /**
   * Whether nobody in this run has looked at the like yet: what is costly is tried once for each kind of control.
   * @param kind the check and the classes of the element
   */
  readonly isNew: (kind: string) => boolean
}

/** A scripted check of one thing that WCAG asks, with a page that keeps it and one that does not. */
export interface Check {
  readonly id: string
  /** What must hold, in words. */
  readonly title: string
  /** Numbers of WCAG 2.2. Empty for a best practice. */
  readonly criteria: readonly string[]
  /** The technique or failure, or the reason, that it comes from. */
  readonly source: string
  readonly renditions: readonly RenditionName[]
  /** Runs in the page, where `audit` stands. */
  readonly judge?: () => Verdict
  /** Does something, and watches. */
  readonly run?: (scene: Scene) => Promise<Verdict>
  /** Compares pages: what it takes from each, and what is wrong with which. The first page is the measure where none is in the majority. */
  readonly fact?: () => string
  readonly differs?: (fact: string, usual: string) => string
  /** The body of a page that keeps it, and of one that does not; a whole document when it begins with `<!`. */
  readonly good: string
  readonly bad: string
}

const technique = (kind: string) => (id: string) => `https://www.w3.org/WAI/WCAG22/Techniques/${kind}/${id}`
export const general = technique('general')
export const failure = technique('failures')
export const html = technique('html')
export const css = technique('css')
export const aria = technique('aria')
