/** Writes documents as files: the reverse of load-dataset.ts. */
import { rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { format } from 'prettier'
import type { ContentDocument } from '#schema/content/content-document.ts'
import { isRecord } from '#schema/is-record.ts'

type Fields = Readonly<Record<string, unknown>>

/** The text of a file, as the formatter of this project leaves it. */
export const formatDocument = (fields: Fields): Promise<string> =>
  format(JSON.stringify(fields, null, 2), { parser: 'json', printWidth: 120 })

const systemFields = new Set(['_rev', '_createdAt', '_updatedAt', '_system', '_originalId'])

/**
 * The fields of a document as its file has them.
 * @param before the fields of the file so far, whose order they keep, so that an edit changes few lines
 * @param written the `_sanityAsset` of an asset, by its id
 */
export function fieldsOf(
  document: ContentDocument,
  before: Fields,
  written: (assetId: string) => string | undefined,
): Fields {
  const own = Object.entries(document).filter(([name]) => !systemFields.has(name) || name in before)
  const fields = inOrderOf(before, withWrittenAssets(Object.fromEntries(own), written))
  return isRecord(fields) ? fields : {}
}

function withWrittenAssets(value: unknown, written: (assetId: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => withWrittenAssets(item, written))
  if (!isRecord(value)) return value
  const { _type, asset, ...rest } = value
  const text = isRecord(asset) && typeof asset['_ref'] === 'string' ? written(asset['_ref']) : undefined
  const fields: Record<string, unknown> = {}
  const own = text === undefined ? value : { _type, _sanityAsset: text, ...rest }
  for (const [name, field] of Object.entries(own))
    if (field !== undefined) fields[name] = withWrittenAssets(field, written)
  return fields
}

/** The value with the order of fields of an earlier one; members of lists are matched by their `_key`. */
function inOrderOf(before: unknown, after: unknown): unknown {
  if (Array.isArray(after)) {
    const earlier: readonly unknown[] = Array.isArray(before) ? before : []
    const byKey = new Map(earlier.filter(isRecord).map((item) => [item['_key'], item]))
    return after.map((item, index) => inOrderOf(isRecord(item) ? byKey.get(item['_key']) : earlier[index], item))
  }
  if (!isRecord(after)) return after
  const old = isRecord(before) ? before : {}
  const names = new Set([...Object.keys(old).filter((name) => name in after), ...Object.keys(after)])
  return Object.fromEntries([...names].map((name) => [name, inOrderOf(old[name], after[name])]))
}

/** Writes bytes beside a file and returns the step that puts them in its place: a reader never sees half a file. */
export async function prepareFile(file: string, content: string | Uint8Array): Promise<() => Promise<void>> {
  const part = join(dirname(file), `.${basename(file)}.part`)
  await writeFile(part, content, { flush: true })
  return () => rename(part, file)
}
