/** The tree of files that was examined. */
export interface Tree {
  /** The git commit of the sources; empty outside a checkout. */
  readonly commit: string
  /** False when the work tree had changes that the commit has not. */
  readonly isClean: boolean
  /** The hash of the product files: `productHash` in web/audit/product-hash.ts. Empty when parts were examined on different ones. */
  readonly product: string
}

/**
 * The result of one run of `npm run audit`: the only source of the report and of the figures in the accessibility statement. Plain
 * data, so that it can be stored, compared with the next run and shown on the site.
 */
export interface AuditResult extends Tree {
  /** The version of this format, incremented when the meaning of a field changes. */
  readonly format: 2
  /** When the run ended, ISO 8601. */
  readonly date: string
  readonly seconds: number
  /** False when only a sample or one route was checked: such a run proves nothing about the other pages. */
  readonly isWhole: boolean
  readonly tools: readonly { readonly name: string; readonly version: string }[]
  readonly rules: readonly AuditRule[]
  readonly renditions: readonly AuditRendition[]
  readonly states: readonly AuditedState[]
  readonly cells: readonly AuditCell[]
  /** Sets of rules that applied to a cell, as indexes into `rules`. Many cells share one set. */
  readonly ruleSets: readonly (readonly number[])[]
  readonly findings: readonly Finding[]
  /** Findings that an engine could not decide and that have no manual decision. */
  readonly undecided: readonly Finding[]
  /** Number of the engines' open questions that have a decision in tests/a11y/adjudications.json. */
  readonly adjudicated: number
  readonly spoken: readonly { readonly task: string; readonly phrases: number; readonly isAsReviewed: boolean }[]
  readonly switchCost: readonly { readonly task: string; readonly stops: number; readonly budget: number }[]
  readonly reading: readonly { readonly path: string; readonly grade: number; readonly budget: number }[]
  readonly documents: readonly { readonly path: string; readonly faults: readonly string[] }[]
}

export type Layer = 'axe' | 'ibm' | 'html' | 'check' | 'spoken' | 'switch' | 'reading' | 'document'

export interface AuditRule {
  /** Unique, such as `axe/image-alt`. */
  readonly id: string
  readonly layer: Layer
  readonly title: string
  /** Numbers of WCAG 2.2 criteria, such as '1.4.3'. Empty for a best practice. */
  readonly criteria: readonly string[]
  /** The engine or check that defines the rule. */
  readonly source: string
  /** The number of cells in which the rule applied. */
  readonly applied: number
}

/** One state of a page in one rendition. */
export interface AuditCell {
  readonly state: string
  /** The path with its query. */
  readonly path: string
  readonly rendition: string
  readonly ms: number
  /** Index into `ruleSets`. */
  readonly ruleSet: number
  /** Rules with open questions here that a person has decided, as indexes into `rules`. */
  readonly decided: readonly number[]
}

/** How a page was viewed. */
interface AuditRendition {
  readonly name: string
  readonly title: string
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
  /** Whether every engine examined it, and whether axe did. */
  readonly hasEngines: boolean
  readonly hasAxe: boolean
}

/** A page in a state. */
interface AuditedState {
  /** For a page as it opens, its path. */
  readonly name: string
  readonly path: string
  /** What a person does to bring it about. */
  readonly how: string
  /** Its address shows it only on a server in the circumstances that `how` describes. */
  readonly isStaged?: true
}

export interface Finding {
  readonly rule: string
  /** Index into `cells`; -1 for a finding that concerns the whole site. */
  readonly cell: number
  /** Describes the fault in plain words. */
  readonly message: string
  /** A CSS selector; empty for the page as a whole. */
  readonly target: string
  /** The first characters of the element's HTML. */
  readonly html: string
}

/** A task done with a screen reader. */
export interface Heard {
  readonly task: string
  readonly isAsReviewed: boolean
  /** The screen reader and the browser, each with its version. */
  readonly reader: string
  readonly browser: string
}
