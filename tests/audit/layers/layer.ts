import type { Layer } from '#web/lib/audit/audit-result.ts'

/** Something that one rule of one engine or check says of one page. */
export interface Said {
  /** `axe/image-alt` */
  readonly rule: string
  readonly message: string
  readonly target: string
  readonly html: string
}

/** What an engine is asked about, and what a person can read about it. */
export interface RuleFacts {
  readonly layer: Layer
  readonly title: string
  readonly criteria: readonly string[]
  readonly source: string
}

/** What one layer found on one page. */
export interface Report {
  readonly faults: readonly Said[]
  /** What the engine could not decide. */
  readonly open: readonly Said[]
  /** The rules that found something to judge. */
  readonly applied: readonly string[]
  readonly rules: ReadonlyMap<string, RuleFacts>
}
