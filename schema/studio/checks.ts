/** The rules of ../checks as validation of the Studio: one registry, and the words of `npm run content:check`. */
import { faultsOf } from '../checks/rules.ts'
import type { RuleFault } from '../checks/rule.ts'
import { type ContentDocument, publishedId } from '../content/content-document.ts'
import { isRecord } from '../is-record.ts'

/** The part of Sanity's context of a validation that the rules need. */
interface Context {
  getClient(options: { readonly apiVersion: string }): {
    fetch(query: string, params: object, options: { readonly perspective: 'published' }): Promise<unknown>
  }
}

type Segment = string | number | { readonly _key: string }

/** A fault beside its field. */
interface FieldFault {
  readonly message: string
  readonly path: readonly Segment[]
}

/** Other documents change seldom while one is edited, and the rules run at every pause of typing. */
const cachedMs = 30_000
let cached: { readonly until: number; readonly documents: Promise<ReadonlyMap<string, ContentDocument>> } | undefined

/** Without a projection, so that documents are whole. */
export const everyDocument = '*[!(_type match "system.**")]'

async function readPublished(context: Context): Promise<ReadonlyMap<string, ContentDocument>> {
  const found = await context
    .getClient({ apiVersion: '2025-02-19' })
    .fetch(everyDocument, {}, { perspective: 'published' })
  const documents = (Array.isArray(found) ? found : []) as readonly ContentDocument[]
  return new Map(documents.map((document) => [document._id, document]))
}

function published(context: Context): Promise<ReadonlyMap<string, ContentDocument>> {
  const now = Date.now()
  if (!cached || now > cached.until) {
    const documents = readPublished(context)
    cached = { until: now + cachedMs, documents }
    documents.catch(() => (cached = undefined))
  }
  return cached.documents
}

/** The faults of the version that is being edited, among published documents. Errors and warnings share one run. */
const judged = new WeakMap<ContentDocument, Promise<readonly RuleFault[]>>()

function judge(document: ContentDocument, context: Context): Promise<readonly RuleFault[]> {
  const known = judged.get(document)
  if (known) return known
  const faults = published(context).then((others) => {
    const edited = { ...document, _id: publishedId(document._id) }
    return faultsOf(edited, { documents: new Map([...others, [edited._id, edited]]), now: Date.now() })
  })
  judged.set(document, faults)
  return faults
}

/** `blocks[2].text` of a document as Sanity's path, which names members of lists by their keys. */
export function segmentsOf(path: string, document: unknown): readonly Segment[] {
  let value = document
  return path
    .split(/[.[\]]+/)
    .filter((part) => part !== '' && part !== '_id')
    .map((part) => {
      if (Array.isArray(value)) {
        value = value[Number(part)]
        return isRecord(value) && typeof value['_key'] === 'string' ? { _key: value['_key'] } : Number(part)
      }
      value = isRecord(value) ? value[part] : undefined
      return part
    })
}

/** The problem without the path, because the Studio shows it beside the field. */
const messageOf = ({ problem, remedy, rule }: RuleFault): string =>
  `${problem.charAt(0).toUpperCase()}${problem.slice(1)}; ${remedy} (${rule}).`

/** The faults of a document: those that stop its publication, or the warnings. */
export const faultsBesideFields =
  (isWarning: boolean) =>
  async (document: ContentDocument | undefined, context: Context): Promise<readonly FieldFault[] | true> => {
    const faults = document ? await judge(document, context) : []
    const found = faults.filter((fault) => (fault.isWarning === true) === isWarning)
    return found.length === 0
      ? true
      : found.map((fault) => ({ message: messageOf(fault), path: segmentsOf(fault.path, document) }))
  }
