import stored from './last-audit.json'

/** The figures of an audit of the whole website. */
export interface LastAudit {
  /** When it ended, ISO 8601. */
  readonly date: string
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
  /** The number of faults that were planted to test the audit, and of those that it found. */
  readonly planted?: number
  readonly caught?: number
  /** With its version and browser. */
  readonly screenReader?: string
}

/** Returns what `npm run audit -- --keep` wrote for the released version; null if it has not examined the whole website. */
export const lastAudit = (): LastAudit | null => stored
