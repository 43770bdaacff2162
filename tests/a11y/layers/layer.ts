import type { Layer } from '#tests/a11y/report/audit-result.ts'

/** A finding of one rule of one engine or check on one page. */
export interface RawFinding {
  /** `axe/image-alt` */
  readonly rule: string
  readonly message: string
  readonly target: string
  readonly html: string
}

/** The input of an engine, and a readable description of it. */
export interface RuleFacts {
  readonly layer: Layer
  readonly title: string
  readonly criteria: readonly string[]
  readonly source: string
}

/** The findings of one layer on one page. */
export interface Report {
  readonly faults: readonly RawFinding[]
  /** Questions that the engine could not decide. */
  readonly open: readonly RawFinding[]
  /** The rules that judged at least one element. */
  readonly applied: readonly string[]
  readonly rules: ReadonlyMap<string, RuleFacts>
}
