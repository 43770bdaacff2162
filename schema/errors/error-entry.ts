/** The text of an error for visitors: what happened, and what they can do about it. */
export interface ErrorEntry {
  /** The HTTP status of the response; null for errors that only the browser detects. */
  readonly status: number | null
  /** What happened, in one sentence. */
  readonly words: string
  /** What to do next. */
  readonly next: string
}

/** A message on a page: what happened, and what to do next, unless nothing needs to be done. A list, because scripts contain it. */
export type Notice = readonly [words: string, next?: string]

/** The text of an error outside a page: what happened, what to do next, and the phone number where it is known. */
export const errorText = ({ words, next }: Pick<ErrorEntry, 'words' | 'next'>, phone?: string): string =>
  `${words} ${next}${phone ? ` Or call us on ${phone}.` : ''}`
