/** Finds what refers to a document, before somebody takes it away. */
import { type ContentDocument, isDraftId } from './content-document.ts'
import type { Dataset } from './load-dataset.ts'
import { addressOf } from './rules/addresses.ts'
import { objectsIn, refOf } from './rules/pieces.ts'

/** One place that refers to a document. */
interface Use {
  /** The document that refers. */
  readonly id: string
  /** Where in it: `blocks[2].text[0]`. */
  readonly path: string
  /** The page of the document that refers; undefined for one that has none of its own. */
  readonly address?: string
}

interface Uses {
  readonly places: readonly Use[]
  /** Every page that shows the document, through other documents too: a fact in an answer in a list of questions. */
  readonly addresses: readonly string[]
}

const pathIn = (to: unknown) => (typeof to === 'string' && to.startsWith('/') ? to.replace(/[?#].*$/, '') : undefined)

/** The places in one document that refer to another, by its id, or by its address in a redirect. */
function* placesIn(document: ContentDocument, target: ContentDocument): Generator<Use> {
  const address = addressOf(document)
  const of = (path: string): Use => ({ id: document._id, path, ...(address !== undefined && { address }) })
  for (const { path, value } of objectsIn(document)) if (refOf(value) === target._id) yield of(path)
  const own = addressOf(target)
  if (own !== undefined && document._type === 'redirect' && pathIn(document['to']) === own) yield of('to')
}

/**
 * What refers to a document, drafts included: they would break when they are published.
 * @returns undefined when there is no such document, and nothing that names it.
 */
export function usesOf({ documents }: Pick<Dataset, 'documents'>, id: string): Uses | undefined {
  const all = [...documents.values()]
  // Of one that is gone already, references by its id are left.
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
      // A page shows what it refers to; what refers to a page shows a link to it.
      else if (!seen.has(use.id)) {
        seen.add(use.id)
        follow(usesIn(use.id))
      }
    }
  }
  follow(places)
  return { places, addresses: [...addresses].toSorted() }
}
