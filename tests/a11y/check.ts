import type { Page } from '@playwright/test'
import type { Fault } from './page-tools.ts'
import type { Rendition, RenditionName } from './renditions.ts'
import type { Walk } from './walk.ts'

/** The result of a check: how many elements it judged, and the faults. */
export interface Verdict {
  readonly applied: number
  readonly faults: readonly Fault[]
}

/** A page in one state and rendition, for the checks that interact with it. */
export interface Scene {
  readonly page: Page
  readonly rendition: Rendition
  /** All Tab stops, forward and backward; walked once for all checks. */
  readonly walk: () => Promise<Walk>
  /**
   * Whether this run has not yet examined this kind: an expensive check runs once for each kind of control.
   * @param kind the check and the classes of the element
   */
  readonly isNew: (kind: string) => boolean
}

/** A scripted check of one requirement of WCAG, with a page that passes and one that fails. */
export interface Check {
  readonly id: string
  /** The requirement, in words. */
  readonly title: string
  /** Success criteria of WCAG 2.2. Empty for a best practice. */
  readonly criteria: readonly string[]
  /** The technique, failure or reason behind the check. */
  readonly source: string
  readonly renditions: readonly RenditionName[]
  /** Runs in the page, where `audit` is defined. */
  readonly judge?: () => Verdict
  /** Interacts with the page and observes it. */
  readonly run?: (scene: Scene) => Promise<Verdict>
  /**
   * Compares pages: the fact that it collects from each, and the pages whose fact is wrong. Without a majority the
   * first page is the reference.
   */
  readonly fact?: () => string
  readonly differs?: (fact: string, usual: string) => string
  /** The body of a page that passes, and of one or several that fail; a whole document when it begins with `<!`. */
  readonly good: string
  readonly bad: string | readonly string[]
}

const technique = (kind: string) => (id: string) => `https://www.w3.org/WAI/WCAG22/Techniques/${kind}/${id}`
export const general = technique('general')
export const failure = technique('failures')
export const html = technique('html')
export const css = technique('css')
export const aria = technique('aria')
