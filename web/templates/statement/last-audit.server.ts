import stored from './last-audit.json'

/** The hash of the files that this build is made of: vite.config.ts. */
declare const PRODUCT_HASH: string

/** What is stored of an audit of the whole website. */
export interface LastAudit {
  /** When it ended, ISO 8601. */
  readonly date: string
  /** The git commit that was audited. */
  readonly commit: string
  /** The hash of the product files that were audited. */
  readonly product: string
  readonly pages: number
  readonly states: number
  readonly findings: number
  readonly undecided: number
  /** The number of WCAG criteria at levels A and AA, and of those that were met, and so on. */
  readonly criteria: number
  readonly passed: number
  readonly failed: number
  readonly absent: number
  readonly forPeople: number
  /** With their versions. */
  readonly tools: readonly string[]
  /** With its version and browser. */
  readonly screenReader?: string
}

/** Returns what `npm run audit -- --keep` stored, and whether the website has changed since; null without an audit of the whole website. */
export function lastAudit(): (LastAudit & { readonly hasChanged: boolean }) | null {
  const audit: LastAudit | null = stored
  return audit && { ...audit, hasChanged: audit.product !== PRODUCT_HASH }
}
