/** Translates the actions of a Studio to mutations: https://www.sanity.io/docs/http-reference/actions */
import type { ContentDocument } from '#schema/content/content-document.ts'
import { isRecord } from '#schema/is-record.ts'
import { EditError, type Mutation } from './edit-content.ts'

type Action = Readonly<Record<string, unknown>>

/** @throws EditError when another edit came first */
export function mutationsOf(action: Action, documents: ReadonlyMap<string, ContentDocument>): readonly Mutation[] {
  const text = (name: string): string => {
    const value = action[name]
    if (typeof value !== 'string')
      throw new EditError(400, `The action ${String(action['actionType'])} has no ${name}.`)
    return value
  }
  const record = (name: string) => {
    const value = action[name]
    return isRecord(value) ? value : {}
  }
  const held = (id: string, expectedRev?: unknown): ContentDocument => {
    const document = documents.get(id)
    if (!document) throw new EditError(409, `The document ${id} does not exist any more.`)
    if (expectedRev !== undefined && expectedRev !== document._rev)
      throw new EditError(409, `The document ${id} was changed by someone else; look at it again.`)
    return document
  }
  const remove = (id: string): readonly Mutation[] => (documents.has(id) ? [{ delete: { id } }] : [])

  const kind = text('actionType').replace('sanity.action.document.', '')
  switch (kind) {
    case 'create':
      return [{ [action['ifExists'] === 'ignore' ? 'createIfNotExists' : 'create']: record('attributes') }]
    case 'replaceDraft':
      return [{ createOrReplace: record('attributes') }]
    case 'edit': {
      const id = text('draftId')
      const draft: readonly Mutation[] = documents.has(id)
        ? []
        : [{ create: { ...held(text('publishedId')), _id: id } }]
      return [...draft, { patch: { ...record('patch'), id } }]
    }
    case 'publish': {
      const draft = held(text('draftId'), action['ifDraftRevisionId'])
      const id = text('publishedId')
      if (action['ifPublishedRevisionId'] !== undefined) held(id, action['ifPublishedRevisionId'])
      const fields = strengthened(draft)
      return [{ createOrReplace: { ...(isRecord(fields) && fields), _id: id } }, ...remove(draft._id)]
    }
    case 'unpublish': {
      const document = held(text('publishedId'))
      return [{ createIfNotExists: { ...document, _id: text('draftId') } }, ...remove(document._id)]
    }
    case 'discard':
      return remove(text('draftId'))
    case 'version.discard':
      return remove(text('versionId'))
    case 'delete': {
      const drafts: readonly unknown[] = Array.isArray(action['includeDrafts']) ? action['includeDrafts'] : []
      return [text('publishedId'), ...drafts].flatMap((id) => (typeof id === 'string' ? remove(id) : []))
    }
    default:
      throw new EditError(400, `The local Sanity does not know the action ${kind}.`)
  }
}

/** A reference to a document that was not published yet is weak until its own document is published. */
function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened)
  if (!isRecord(value)) return value
  const { _strengthenOnPublish: isWeakUntilNow, ...fields } = value
  if (isWeakUntilNow !== undefined) delete fields['_weak']
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, strengthened(field)]))
}
