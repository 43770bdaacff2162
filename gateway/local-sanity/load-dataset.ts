/** Reads a dataset folder into documents and assets, and reports all of its faults. */
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { isRecord } from '#schema/is-record.ts'
import { checkDocument } from './check-document.ts'
import { type ContentDocument, isDraftId } from '#schema/content/content-document.ts'
import { placeAssets, writtenAssets } from './place-assets.ts'
import { type Asset, AssetError, readAsset } from './read-assets.ts'
import { finding, readSources, type Source } from './read-sources.ts'

export interface Dataset {
  /** By `_id`, in the order of ids: documents, drafts and asset documents. */
  readonly documents: ReadonlyMap<string, ContentDocument>
  /** By the last segment of their URL, such as `{sha1}-{w}x{h}.svg`. */
  readonly assets: ReadonlyMap<string, Asset>
}

export interface Loaded {
  readonly dataset: Dataset
  /** One sentence for each fault, in the order of files. If there are any, the dataset must not be served. */
  readonly findings: readonly string[]
  /** Those of drafts, which are work in progress: they stop nothing. */
  readonly draftFindings: readonly string[]
  /** The file that contains a document, by `_id`. */
  readonly files: ReadonlyMap<string, string>
}

/** Reads and checks one folder. */
export async function loadDataset(datasetDir: string): Promise<Loaded> {
  const folder = resolve(datasetDir)
  const sources = readSources(folder)
  const findings = [...sources.findings]
  const draftFindings: string[] = []
  const reportOn =
    (id: unknown, file: string) =>
    (path: string, problem: string): void =>
      void (typeof id === 'string' && isDraftId(id) ? draftFindings : findings).push(finding(file, path, problem))
  const documents = new Map<string, ContentDocument>()
  const assets = new Map<string, Asset>()
  const checked: { file: string; document: ContentDocument }[] = []

  /** Thousands of documents can show one picture. */
  const read = new Map<string, Asset | AssetError>()
  const readOnce = async (written: string): Promise<Asset | AssetError> => {
    const asset = await readAsset(folder, written, sources.originalFilenames).catch((error: unknown) => {
      if (!(error instanceof AssetError)) throw error
      return error
    })
    read.set(written, asset)
    return asset
  }

  for (const source of sources.documents) {
    const { _id: id, _type: type } = source.fields
    if (typeof type === 'string' && /^(sanity|system)\./.test(type)) continue
    const report = reportOn(id, source.file)
    // Most documents have none, and are used as they are.
    const written = new Set(writtenAssets(source.fields))
    for (const text of written) {
      const asset = read.get(text) ?? (await readOnce(text))
      if (asset instanceof AssetError) continue
      documents.set(asset.document._id, asset.document)
      assets.set(assetName(asset), asset)
    }
    const placed = written.size === 0 ? source.fields : placeAssets(source.fields, '', { assets: read, report })
    const assetIds = [...written].map((text) => assetId(read.get(text)))
    const document = withSystemFields(isRecord(placed) ? placed : {}, source, assetIds)
    if (source.expectedId !== undefined && typeof id === 'string' && id !== source.expectedId)
      report('_id', `is "${id}" in a file named ${source.expectedId}.json; make them the same`)
    if (document._id !== '' && documents.has(document._id))
      report('_id', `is "${document._id}", which another document has; ids are unique across folders`)
    documents.set(document._id, document)
    checked.push({ file: source.file, document })
  }

  const unreadable = new Set(sources.unreadableIds)
  const typeOf = (id: string) => documents.get(id)?._type ?? (unreadable.has(id) ? null : undefined)
  for (const { file, document } of checked) checkDocument(document, { typeOf, report: reportOn(document._id, file) })

  const files = new Map(checked.map(({ file, document }) => [document._id, file]))
  return { dataset: { documents: inOrder(documents), assets }, findings, draftFindings, files }
}

/** The key of an asset in a dataset. */
export const assetName = ({ document }: Asset): string => String(document['path']).split('/').pop() ?? ''

/** The documents in the order of ids. */
export const inOrder = (
  documents: Iterable<readonly [string, ContentDocument]>,
): ReadonlyMap<string, ContentDocument> => new Map([...documents].sort(([a], [b]) => (a < b ? -1 : 1)))

const assetId = (asset: Asset | AssetError | undefined): string =>
  asset && !(asset instanceof AssetError) ? asset.document._id : ''

/** The revision of a file: of its text, and of the pictures and files that it names. */
const revisionOf = (fields: Readonly<Record<string, unknown>>, assetIds: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([fields, assetIds]))
    .digest('base64url')
    .slice(0, 22)

/** The `_rev` that a file with these fields gives its document. */
export async function fileRevision(datasetDir: string, fields: Readonly<Record<string, unknown>>): Promise<string> {
  const assets = [...new Set(writtenAssets(fields))].map((text) =>
    readAsset(resolve(datasetDir), text, new Map()).catch(() => undefined),
  )
  return revisionOf(fields, (await Promise.all(assets)).map(assetId))
}

/**
 * Adds the fields that Sanity adds. An export contains its own times; revisions are computed here, so that an edited
 * line counts as a change.
 */
function withSystemFields(
  fields: Readonly<Record<string, unknown>>,
  source: Source,
  assetIds: readonly string[],
): ContentDocument {
  const fieldOr = (name: string, otherwise: string) => (typeof fields[name] === 'string' ? fields[name] : otherwise)
  return {
    ...fields,
    _id: fieldOr('_id', ''),
    _type: fieldOr('_type', ''),
    _rev: revisionOf(source.fields, assetIds),
    _createdAt: fieldOr('_createdAt', source.createdAt),
    _updatedAt: fieldOr('_updatedAt', source.updatedAt),
  }
}
