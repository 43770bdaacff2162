/** What a person reads when something did not work: what happened, and what they can do about it. */
export interface ErrorEntry {
  /** The HTTP status of the answer; null for what only the browser can notice. */
  readonly status: number | null
  /** What happened, in a sentence. */
  readonly words: string
  /** What to do next. */
  readonly next: string
}
