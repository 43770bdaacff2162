import stored from './evidence.json'

/** The hash of the files that this build is made of: vite.config.ts. */
declare const PRODUCT_HASH: string

/** A page in a state that was examined. */
interface AuditedState {
  /** For a page as it opens, its path; for the comparison of all pages, tasks and reading grades, 'The whole website'. */
  readonly name: string
  readonly path: string
  /** What a person does to bring it about. */
  readonly how: string
  /** Its address shows it only on a server in the circumstances that `how` describes. */
  readonly isStaged?: boolean
}

/** A fault, or a question that no engine could decide. */
export interface Finding {
  readonly rule: string
  /** Numbers of WCAG 2.2 criteria; empty for a best practice. */
  readonly criteria: readonly string[]
  /** The name of a state. */
  readonly state: string
  /** Empty for the whole website. */
  readonly rendition: string
  readonly message: string
  /** A CSS selector; empty for the page as a whole. */
  readonly target: string
  readonly isUndecided: boolean
}

/** The result of one audit, and the only source of the statement's figures, the report, EARL and OpenACR. Plain data. */
export interface Evidence {
  /** When it ended, ISO 8601. */
  readonly date: string
  /** The git commit that was examined, and the hash of its product files. */
  readonly commit: string
  readonly product: string
  readonly tools: readonly { readonly name: string; readonly version: string }[]
  readonly renditions: readonly { readonly name: string; readonly title: string; readonly width: number }[]
  readonly states: readonly AuditedState[]
  /** How many states were examined in how many renditions. */
  readonly examinations: number
  /** How many pages' PDFs were compared with their pages. */
  readonly documents: number
  /**
   * For each criterion, a letter for each state: p passed, f failed, c cannot tell, i inapplicable, - not judged. A capital: a
   * person decided a question that an engine left open, or reviewed a transcript.
   */
  readonly outcomes: Readonly<Record<string, string>>
  /** For each criterion, the tools with a rule that applied: axe, ibm, html, check, spoken, switch, document. */
  readonly judgedBy: Readonly<Record<string, readonly string[]>>
  readonly findings: readonly Finding[]
  /** A screen reader's tasks by keyboard; null if it was not run. */
  readonly screenReader: {
    readonly name: string
    readonly browser: string
    readonly date: string
    readonly tasks: number
    /** The tasks in which its words were not those that were reviewed. */
    readonly otherwise: readonly string[]
  } | null
}

/** The stored audit, and whether the website has changed since. */
export function lastAudit(): Evidence & { readonly hasChanged: boolean } {
  const evidence: Evidence = stored
  return { ...evidence, hasChanged: evidence.product !== PRODUCT_HASH }
}
