/**
 * Finds the documents of a dataset folder in either layout, without validating them. It reads without waiting, which takes
 * half the time: the sample dataset has 1,366 small files.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { isRecord } from '#schema/is-record.ts'

/** A document as written, with information about its file. */
export interface Source {
  /** A path that a person can open, with a line number where one file contains many documents. */
  readonly file: string
  /** The required `_id`; undefined where the layout does not derive it from a file name. */
  readonly expectedId: string | undefined
  readonly fields: Readonly<Record<string, unknown>>
  readonly createdAt: string
  readonly updatedAt: string
}

export interface Sources {
  readonly documents: readonly Source[]
  /** Ids of documents that exist but cannot be read, so that references to them are not reported. */
  readonly unreadableIds: readonly string[]
  /** Original names of assets from before the export, by `image-{sha1}` or `file-{sha1}`. */
  readonly originalFilenames: ReadonlyMap<string, string>
  readonly findings: readonly string[]
}

const nothing: Sources = { documents: [], unreadableIds: [], originalFilenames: new Map(), findings: [] }
const folderAdvice =
  'set CONTENT_DATASET_DIR to a folder with one JSON file for each document, or to an unpacked `sanity dataset export`'

/** Formats a fault of the dataset as a sentence with its file, its place and the remedy. */
export const finding = (file: string, path: string, problem: string): string =>
  `${file}: ${path || 'the document'} ${problem}.`

/** Reads one folder: with `data.ndjson` it is an unpacked export, otherwise our own layout of one file per document. */
export function readSources(folder: string): Sources {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found?.isDirectory())
    return { ...nothing, findings: [`The content folder ${folder} does not exist: ${folderAdvice}.`] }
  const names = readdirSync(folder)
  const sources = names.includes('data.ndjson') ? readExport(folder, names) : readFolder(folder)
  if (sources.documents.length > 0 || sources.findings.length > 0) return sources
  return { ...nothing, findings: [`The content folder ${folder} holds no documents: ${folderAdvice}.`] }
}

function readFolder(folder: string): Sources {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !/^(images|files)[\\/]/.test(file))
    .sort()

  const documents: Source[] = []
  const unreadableIds: string[] = []
  const findings: string[] = []
  for (const file of files) {
    const read = readDocument(folder, file)
    if (typeof read === 'object') {
      documents.push(read)
    } else {
      findings.push(read)
      unreadableIds.push(basename(file, '.json'))
    }
  }
  return { documents, unreadableIds, originalFilenames: new Map(), findings }
}

/** Reads one file of our own layout: the document, or a finding that explains why there is none. */
function readDocument(folder: string, file: string): Source | string {
  const read = readText(folder, file)
  if (typeof read === 'string') return read
  const { text, ...times } = read
  const shown = shownName(folder, file)
  const fields = parseDocument(shown, text)
  return typeof fields === 'string' ? fields : { file: shown, expectedId: basename(file, '.json'), fields, ...times }
}

/** The layout of `sanity dataset export`: one document per line of data.ndjson, and assets.json. */
function readExport(folder: string, names: readonly string[]): Sources {
  const read = readText(folder, 'data.ndjson')
  if (typeof read === 'string') return { ...nothing, findings: [read] }
  const { text, ...times } = read
  const documents: Source[] = []
  const findings: string[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const file = `${shownName(folder, 'data.ndjson')}:${index + 1}`
    const parsed = parseDocument(file, line)
    if (typeof parsed === 'string') findings.push(parsed)
    else documents.push({ file, expectedId: undefined, fields: parsed, ...times })
  }

  const originalFilenames = new Map<string, string>()
  const assets = names.includes('assets.json') ? readText(folder, 'assets.json') : undefined
  const facts =
    typeof assets === 'object' ? parseDocument(shownName(folder, 'assets.json'), assets.text) : (assets ?? {})
  if (typeof facts === 'string') findings.push(facts)
  else
    for (const [id, fact] of Object.entries(facts))
      if (isRecord(fact) && typeof fact['originalFilename'] === 'string')
        originalFilenames.set(id, fact['originalFilename'])
  return { documents, unreadableIds: [], originalFilenames, findings }
}

/** The text with its file times, or a finding that explains why there is none. */
function readText(folder: string, file: string): { text: string; createdAt: string; updatedAt: string } | string {
  try {
    const { mtime, birthtime } = statSync(join(folder, file))
    // Some file systems have no birth time, and a copied file can be older than its birth time.
    const born = birthtime.getTime() > 0 && birthtime < mtime ? birthtime : mtime
    const text = readFileSync(join(folder, file), 'utf8')
    return { text, createdAt: born.toISOString(), updatedAt: mtime.toISOString() }
  } catch (error) {
    return finding(shownName(folder, file), '', `cannot be read; look at its permissions (${reasonOf(error)})`)
  }
}

/** The object, or a finding that explains why there is none. */
function parseDocument(file: string, text: string): Record<string, unknown> | string {
  try {
    const parsed: unknown = JSON.parse(text)
    return isRecord(parsed) ? parsed : finding(file, '', 'is not a JSON object; write { … } with _id and _type')
  } catch (error) {
    return finding(file, '', `is not valid JSON; mend it where the reader stopped (${reasonOf(error)})`)
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The path relative to the working directory if possible, so that an editor or a terminal can open it. */
function shownName(folder: string, file: string): string {
  const path = join(folder, file)
  const fromHere = relative('.', path)
  return (fromHere.startsWith('..') ? path : fromHere).split(sep).join('/')
}
