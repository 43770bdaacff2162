/** Writes a dataset in the format of `sanity dataset import`: data.ndjson with its pictures and files. */
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { refOf } from '#schema/checks/pieces.ts'
import { isDraftId } from '#schema/content/content-document.ts'
import { isRecord } from '#schema/is-record.ts'
import { loadDataset } from './load-dataset.ts'
import { readSources } from './read-sources.ts'

/** The reasons why nothing was written, in sentences. */
export class ExportError extends Error {}

/** The files to which a value refers, relative to the dataset. */
function* filesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* filesIn(item)
  else if (isRecord(value))
    for (const [name, field] of Object.entries(value)) {
      const file =
        name === '_sanityAsset' && typeof field === 'string' && /^(?:image|file)@file:\/\/(.+)$/.exec(field)?.[1]
      if (file) yield file
      else yield* filesIn(field)
    }
}

/**
 * @param target A folder that does not exist or is empty.
 * @returns The number of documents and files written.
 * @throws ExportError when the dataset has faults or the target is not empty.
 */
export async function exportDataset(
  folder: string,
  target: string,
): Promise<{ readonly documents: number; readonly files: number }> {
  const to = resolve(target)
  if (!relative(resolve(folder), to).startsWith('..'))
    throw new ExportError(`The folder ${target} is within the dataset; name one outside it.`)
  await mkdir(to, { recursive: true })
  if ((await readdir(to)).length > 0) throw new ExportError(`The folder ${target} is not empty; name a new one.`)
  const { findings } = await loadDataset(folder)
  if (findings.length > 0) throw new ExportError(findings.join('\n'))

  const { documents } = readSources(resolve(folder))
  const files = new Set(documents.flatMap(({ fields }) => [...filesIn(fields)]))
  for (const file of files) {
    const copy = join(to, file)
    await mkdir(dirname(copy), { recursive: true })
    await cp(join(folder, file), copy)
  }
  const types = new Map(documents.map(({ fields }) => [fields['_id'], fields['_type']]))
  // A draft may refer to a document that is not published. As the Studio writes it, the reference is weak until both are: the import
  // would end with an error when it makes the references strong.
  const weaken = (_: string, value: unknown): unknown => {
    const ref = refOf(value)
    if (!isRecord(value) || ref === undefined || types.has(ref)) return value
    const type = types.get(`drafts.${ref}`)
    return { ...(type !== undefined && { _strengthenOnPublish: { type } }), ...value, _weak: true }
  }
  const lines = documents.map(({ fields, createdAt, updatedAt }) =>
    JSON.stringify(
      { _createdAt: createdAt, _updatedAt: updatedAt, ...fields },
      isDraftId(String(fields['_id'])) ? weaken : undefined,
    ),
  )
  await writeFile(join(to, 'data.ndjson'), `${lines.join('\n')}\n`)
  return { documents: documents.length, files: files.size }
}
