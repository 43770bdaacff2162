import type { ContentDocument } from '#schema/content/content-document.ts'

/** The published content, as rules receive it. */
export interface Content {
  readonly documents: ReadonlyMap<string, ContentDocument>
  /** The time of the check, in ms since 1970. */
  readonly now: number
}

/** A fault of one document. */
export interface Fault {
  /** The place in the document: `blocks[2].text[0]`; '' for the whole document. */
  readonly path: string
  /** The fault, as the end of a sentence that begins with the path. */
  readonly problem: string
  /** What to do, in the imperative. */
  readonly remedy: string
  /** Not a fault yet. */
  readonly isWarning?: true
}

export interface Rule {
  /** In kebab-case: shown in findings, and the name of its file in `fixtures/`. */
  readonly id: string
  /** The purpose of the rule: whom or what it protects, in one sentence. */
  readonly protects: string
  /** Yields every fault of one document. */
  check(document: ContentDocument, content: Content): Iterable<Fault>
}

/** A fault with the id of its rule. */
export interface RuleFault extends Fault {
  readonly rule: string
}

export interface Finding extends RuleFault {
  readonly file: string
}
