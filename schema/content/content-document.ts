/** A document in GROQ: Sanity's five system fields, and the fields that its type in schema/content declares. */
export interface ContentDocument {
  readonly _id: string
  readonly _type: string
  /** Changes if and only if the content changes. */
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [field: string]: unknown
}

const draftPrefix = 'drafts.'

export const isDraftId = (id: string): boolean => id.startsWith(draftPrefix)

/** The id that references use. A draft and its published document share it. */
export const publishedId = (id: string): string => (isDraftId(id) ? id.slice(draftPrefix.length) : id)
