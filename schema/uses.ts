/** Finds the references to a document, so that an editor can check before removing it. */
import { addressOf } from './checks/addresses.ts'
import { objectsIn, refOf } from './checks/pieces.ts'
import { type ContentDocument, isDraftId } from './content/content-document.ts'

/** A reference to a document. */
interface Use {
  /** The id of the referring document. */
  readonly id: string
  /** The position in it: `blocks[2].text[0]`. */
  readonly path: string
  /** The page of the referring document; undefined if it has none. */
  readonly address?: string
}

interface Uses {
  readonly places: readonly Use[]
  /**
   * Every page that shows the document, including through other documents, such as a fact in an answer in a list of
   * questions.
   */
  readonly addresses: readonly string[]
}

const pathIn = (to: unknown) => (typeof to === 'string' && to.startsWith('/') ? to.replace(/[?#].*/s, '') : undefined)

/** The places in a document that refer to another, by its id or, in a redirect, by its path. */
function* placesIn(document: ContentDocument, target: ContentDocument): Generator<Use> {
  const address = addressOf(document)
  const of = (path: string): Use => ({ id: document._id, path, ...(address !== undefined && { address }) })
  for (const { path, value } of objectsIn(document)) if (refOf(value) === target._id) yield of(path)
  const own = addressOf(target)
  if (own !== undefined && document._type === 'redirect' && pathIn(document['to']) === own) yield of('to')
}

/**
 * All references to a document. Includes drafts, because they would break when published.
 * @returns undefined when the document does not exist and nothing refers to it
 */
export function usesOf(
  { documents }: { readonly documents: ReadonlyMap<string, ContentDocument> },
  id: string,
): Uses | undefined {
  const all = [...documents.values()]
  // A removed document can still be referred to by id.
  const target = (wanted: string): ContentDocument =>
    documents.get(wanted) ?? { _id: wanted, _type: '', _rev: '', _createdAt: '', _updatedAt: '' }
  const usesIn = (wanted: string) =>
    all.filter(({ _id }) => _id !== wanted).flatMap((document) => [...placesIn(document, target(wanted))])

  const places = usesIn(id)
  if (!documents.has(id) && places.length === 0) return undefined
  const addresses = new Set<string>()
  const seen = new Set([id])
  const follow = (uses: readonly Use[]) => {
    for (const use of uses) {
      if (isDraftId(use.id)) continue
      if (use.address !== undefined) addresses.add(use.address)
      // A page shows the documents it refers to; a reference to a page is a link.
      else if (!seen.has(use.id)) {
        seen.add(use.id)
        follow(usesIn(use.id))
      }
    }
  }
  follow(places)
  return { places, addresses: [...addresses].toSorted() }
}
