/** The documents in one perspective: https://www.sanity.io/docs/content-lake/perspectives */
import { type ContentDocument, isDraftId, publishedId } from '#schema/content/content-document.ts'

export type Perspective = 'published' | 'drafts' | 'raw'

export interface View {
  readonly byId: ReadonlyMap<string, ContentDocument>
  /** The documents of some types, or of all, in the order of ids. */
  ofTypes(types: ReadonlySet<string> | 'all'): readonly ContentDocument[]
}

/** published: without drafts. drafts: each draft replaces its published document. raw: every document as it is. */
export function createView(documents: Iterable<ContentDocument>, perspective: Perspective): View {
  const byId = new Map<string, ContentDocument>()
  for (const document of documents) {
    if (perspective !== 'drafts') {
      if (perspective === 'raw' || !isDraftId(document._id)) byId.set(document._id, document)
    } else {
      const id = publishedId(document._id)
      if (isDraftId(document._id) || !byId.has(id)) byId.set(id, { ...document, _id: id, _originalId: document._id })
    }
  }
  const all = [...byId.values()]
  const byType = Map.groupBy(all, ({ _type }) => _type)
  return {
    byId,
    ofTypes: (types) => {
      if (types === 'all') return all
      const [only, ...others] = types
      // Filters the full list, so that several types stay in the order of ids.
      if (others.length > 0) return all.filter(({ _type }) => types.has(_type))
      return only === undefined ? [] : (byType.get(only) ?? [])
    },
  }
}
