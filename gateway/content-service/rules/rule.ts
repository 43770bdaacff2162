import type { ContentDocument } from '#gateway/content-service/content-document.ts'

/** The published content as a rule sees it. */
export interface Content {
  readonly documents: ReadonlyMap<string, ContentDocument>
  /** The instant for which the content is judged, in ms since 1970. */
  readonly now: number
}

/** Something wrong in one document. */
export interface Fault {
  /** Where in the document: `blocks[2].text[0]`; '' for the document as a whole. */
  readonly path: string
  /** What is wrong, as the end of a sentence that begins with the path. */
  readonly problem: string
  /** What to do, as an order. */
  readonly remedy: string
  /** Not wrong yet. */
  readonly isWarning?: true
}

export interface Rule {
  /** As findings show it: kebab-case, the module's name. */
  readonly id: string
  /** Whom or what it protects, in one sentence. */
  readonly protects: string
  /** Everything that breaks the rule in one document. */
  check(document: ContentDocument, content: Content): Iterable<Fault>
}

export interface Finding extends Fault {
  readonly file: string
  readonly rule: string
}
