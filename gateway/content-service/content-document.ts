/** A document as GROQ sees it: Sanity's five system fields and whatever its type in schema/content declares. */
export interface ContentDocument {
  readonly _id: string
  readonly _type: string
  /** Changes when, and only when, the content does. */
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [field: string]: unknown
}

const draftPrefix = 'drafts.'

export const isDraftId = (id: string): boolean => id.startsWith(draftPrefix)

/** The id that references name: a draft and its published document share it. */
export const publishedId = (id: string): string => (isDraftId(id) ? id.slice(draftPrefix.length) : id)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One thing that is wrong with the dataset, as a sentence with its file, the place in it and what to do. */
export const finding = (file: string, path: string, problem: string): string =>
  `${file}: ${path || 'the document'} ${problem}.`
