/** Finds the documents of a dataset folder, in either layout, without judging what they say. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { finding, isRecord } from './content-document.ts'

/** A document as it is written, with what is known about the file it stands in. */
export interface Source {
  /** As a person would open it; with a line number where one file holds many documents. */
  readonly file: string
  /** What `_id` must be; undefined where the layout does not tie it to a file name. */
  readonly expectedId: string | undefined
  readonly fields: Readonly<Record<string, unknown>>
  readonly createdAt: string
  readonly updatedAt: string
}

export interface Sources {
  readonly documents: readonly Source[]
  /** Ids of documents that are there but cannot be read, so that references to them are not blamed too. */
  readonly unreadableIds: readonly string[]
  /** Names that assets had before they were exported, by `image-{sha1}` or `file-{sha1}`. */
  readonly originalFilenames: ReadonlyMap<string, string>
  readonly findings: readonly string[]
}

const nothing: Sources = { documents: [], unreadableIds: [], originalFilenames: new Map(), findings: [] }
const folderAdvice =
  'set CONTENT_DATASET_DIR to a folder with one JSON file for each document, or to an unpacked `sanity dataset export`'

/** Reads one folder: `data.ndjson` in it means an unpacked export, anything else our own one file for each document. */
export async function readSources(folder: string): Promise<Sources> {
  const found = await stat(folder).catch(() => undefined)
  if (!found?.isDirectory())
    return { ...nothing, findings: [`The content folder ${folder} does not exist: ${folderAdvice}.`] }
  const names = await readdir(folder)
  const sources = await (names.includes('data.ndjson') ? readExport(folder, names) : readFolder(folder))
  if (sources.documents.length > 0 || sources.findings.length > 0) return sources
  return { ...nothing, findings: [`The content folder ${folder} holds no documents: ${folderAdvice}.`] }
}

async function readFolder(folder: string): Promise<Sources> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !/^(images|files)[\\/]/.test(file))
    .sort()

  const documents: Source[] = []
  const unreadableIds: string[] = []
  const findings: string[] = []
  const texts = await Promise.all(files.map((file) => readText(folder, file)))
  for (const [index, file] of files.entries()) {
    const expectedId = basename(file, '.json')
    const shown = shownName(folder, file)
    const read = texts[index] ?? ''
    const parsed = typeof read === 'string' ? read : parseDocument(shown, read.text)
    if (typeof read === 'object' && typeof parsed === 'object') {
      documents.push({ ...read, file: shown, expectedId, fields: parsed })
    } else {
      if (typeof parsed === 'string') findings.push(parsed)
      unreadableIds.push(expectedId)
    }
  }
  return { documents, unreadableIds, originalFilenames: new Map(), findings }
}

/** The layout of `sanity dataset export`: a document on each line of data.ndjson, and assets.json. */
async function readExport(folder: string, names: readonly string[]): Promise<Sources> {
  const read = await readText(folder, 'data.ndjson')
  if (typeof read === 'string') return { ...nothing, findings: [read] }
  const documents: Source[] = []
  const findings: string[] = []
  for (const [index, line] of read.text.split('\n').entries()) {
    if (line.trim() === '') continue
    const file = `${shownName(folder, 'data.ndjson')}:${index + 1}`
    const parsed = parseDocument(file, line)
    if (typeof parsed === 'string') findings.push(parsed)
    else documents.push({ ...read, file, expectedId: undefined, fields: parsed })
  }

  const originalFilenames = new Map<string, string>()
  const assets = names.includes('assets.json') ? await readText(folder, 'assets.json') : undefined
  const facts =
    typeof assets === 'object' ? parseDocument(shownName(folder, 'assets.json'), assets.text) : (assets ?? {})
  if (typeof facts === 'string') findings.push(facts)
  else
    for (const [id, fact] of Object.entries(facts))
      if (isRecord(fact) && typeof fact['originalFilename'] === 'string')
        originalFilenames.set(id, fact['originalFilename'])
  return { documents, unreadableIds: [], originalFilenames, findings }
}

/** The text with its times, or the finding that says why there is none. */
async function readText(
  folder: string,
  file: string,
): Promise<{ text: string; createdAt: string; updatedAt: string } | string> {
  try {
    const { mtime, birthtime } = await stat(join(folder, file))
    // Some file systems keep no time of birth, and a copied file can be older than its birth.
    const born = birthtime.getTime() > 0 && birthtime < mtime ? birthtime : mtime
    const text = await readFile(join(folder, file), 'utf8')
    return { text, createdAt: born.toISOString(), updatedAt: mtime.toISOString() }
  } catch (error) {
    return finding(shownName(folder, file), '', `cannot be read; look at its permissions (${reasonOf(error)})`)
  }
}

/** The object, or the finding that says why there is none. */
function parseDocument(file: string, text: string): Record<string, unknown> | string {
  try {
    const parsed: unknown = JSON.parse(text)
    return isRecord(parsed) ? parsed : finding(file, '', 'is not a JSON object; write { … } with _id and _type')
  } catch (error) {
    return finding(file, '', `is not valid JSON; mend it where the reader stopped (${reasonOf(error)})`)
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** From where the program was started, when the file lies below; that is what an editor or a terminal opens. */
function shownName(folder: string, file: string): string {
  const path = join(folder, file)
  const fromHere = relative('.', path)
  return (fromHere.startsWith('..') ? path : fromHere).split(sep).join('/')
}
