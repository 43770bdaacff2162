/**
 * What one run of `npm run audit` found: the one source of the report and of the numbers in the accessibility statement. Plain
 * data, so that it can be kept, compared with the next run and shown by the site.
 */
export interface AuditResult {
  /** Raised when the meaning of a field changes. */
  readonly format: 1
  /** ISO 8601, when the run ended. */
  readonly date: string
  readonly seconds: number
  /** Of the sources, as git names them; empty outside a checkout. */
  readonly commit: string
  /** False when only a sample or one route was examined: such a run proves nothing about the rest. */
  readonly isWhole: boolean
  readonly tools: readonly { readonly name: string; readonly version: string }[]
  readonly rules: readonly AuditRule[]
  readonly cells: readonly AuditCell[]
  /** Each list of rules that found something to judge in a cell, as places in `rules`; many cells share one. */
  readonly ruleSets: readonly (readonly number[])[]
  readonly findings: readonly Finding[]
  /** What an engine could not decide and nobody has decided since. */
  readonly undecided: readonly Finding[]
  /** How many of the engines' open questions stand decided in tests/audit/adjudications.json. */
  readonly adjudicated: number
  /** Whether each engine and each check found the faults of a page that has them. */
  readonly canary: readonly { readonly what: string; readonly isFound: boolean }[]
  readonly spoken: readonly { readonly task: string; readonly phrases: number; readonly isAsReviewed: boolean }[]
  readonly switchCost: readonly { readonly task: string; readonly stops: number; readonly budget: number }[]
  readonly reading: readonly { readonly path: string; readonly grade: number; readonly budget: number }[]
}

export type Layer = 'axe' | 'ibm' | 'html' | 'check' | 'spoken' | 'switch' | 'reading'

export interface AuditRule {
  /** `axe/image-alt`: unique. */
  readonly id: string
  readonly layer: Layer
  readonly title: string
  /** Numbers of WCAG 2.2: '1.4.3'. Empty for a best practice. */
  readonly criteria: readonly string[]
  /** Where the rule comes from. */
  readonly source: string
  /** In how many cells it found something to judge. */
  readonly applied: number
}

/** A state of a page in one rendition. */
export interface AuditCell {
  readonly state: string
  /** The address, with its query. */
  readonly path: string
  readonly rendition: string
  readonly ms: number
  /** Place in `ruleSets`. */
  readonly ruleSet: number
}

export interface Finding {
  readonly rule: string
  /** Place in `cells`; -1 for what belongs to no single page. */
  readonly cell: number
  /** What is wrong, in words. */
  readonly message: string
  /** A CSS selector, or nothing where it is the page as a whole. */
  readonly target: string
  /** The beginning of the element. */
  readonly html: string
}

/** What `npm run audit:mutants` found. */
export interface MutantsResult {
  readonly date: string
  readonly seconds: number
  readonly faults: readonly {
    readonly id: string
    readonly criterion: string
    readonly what: string
    readonly source: string
    /** The rules that found it, as far as they are new on the page; none: it survived. */
    readonly caughtBy: readonly string[]
  }[]
}

/** What `npm run audit:orca` heard. */
export interface OrcaResult {
  readonly date: string
  readonly orca: string
  readonly browser: string
  readonly tasks: readonly { readonly task: string; readonly phrases: number; readonly isAsReviewed: boolean }[]
}
