/** Holds the current content and reports changes when the folder changes. */
import { createHash } from 'node:crypto'
import { ConfigError } from '#gateway/config.ts'
import type { ContentDocument } from '#schema/content/content-document.ts'
import { assetName, type Dataset, inOrder, type Loaded, loadDataset } from './load-dataset.ts'
import type { Asset } from './read-assets.ts'
import { watchFolder } from './watch-folder.ts'
import { createView, type Perspective, type View } from './view.ts'

/** One state of the content. */
interface Snapshot {
  readonly dataset: Dataset
  /** The file that contains a document, by `_id`. */
  readonly files: ReadonlyMap<string, string>
  /** Made at first use: without previews there is no view of drafts. */
  readonly view: (perspective: Perspective) => View
  /** Depends only on the content, so it survives a restart. The id of live events, and therefore `lastLiveEventId`. */
  readonly id: string
}

/** Receives each changed document as it was before and as it is now. */
type ChangeListener = (versions: readonly ContentDocument[], now: Snapshot) => void

export interface Store {
  current(): Snapshot
  /** Returns the function that unsubscribes. */
  onChange(listener: ChangeListener): () => void
}

/** A document that the Studio wrote, or removed. */
export interface Edit {
  readonly id: string
  readonly file: string
  /** The revision that its file gives it. */
  readonly fileRev: string | undefined
  /** undefined: it was removed. */
  readonly document: ContentDocument | undefined
}

/** For the Studio's command; the site has only a `Store`. */
export interface EditableStore extends Store {
  /** The revision that the file of a document gave it when it was read or written; undefined when there is none. */
  fileRev(id: string): string | undefined
  /** Takes what was written to the files, before the watcher sees them. Listeners are not called. */
  take(edits: readonly Edit[]): void
  /** Adds an upload, to which no document refers yet. */
  addAsset(asset: Asset): void
}

export interface StoreOptions {
  /** Receives problems, one sentence each. */
  readonly warn: (message: string) => void
  /** Ends the watching of the folder, which keeps no process alive. */
  readonly signal?: AbortSignal
}

/**
 * Loads the folder and watches it. A broken edit is reported once and the previous content stays in place.
 * @throws ConfigError when the folder cannot be served at first
 */
export async function openStore(folder: string, { warn, signal }: StoreOptions): Promise<EditableStore> {
  const first = await loadDataset(folder)
  const firstFault = sentence(first)
  if (firstFault) throw new ConfigError(firstFault)

  let now = snapshot(first)
  let lastFault: string | undefined
  const listeners = new Set<ChangeListener>()
  const edited = new Map<string, Edit>()
  let edits = 0
  const uploads: Asset[] = []

  /** An edit has the revision of its transaction as long as its file is as the Studio wrote it. */
  const withEdits = ({ dataset, files }: Loaded) => {
    const documents = new Map(dataset.documents)
    for (const { id, fileRev, document } of edited.values())
      if (document && documents.get(id)?._rev === fileRev) documents.set(id, document)
    return { dataset: withAssets(uploads, { documents, assets: dataset.assets }), files }
  }

  async function reload(): Promise<void> {
    const before = edits
    const loaded = await loadDataset(folder)
    // The files that an edit wrote in the meantime are about to be read.
    if (edits !== before) return
    const fault = sentence(loaded)
    if (fault) {
      if (fault !== lastFault) warn(`${fault} The site keeps the content as it was before.`)
      lastFault = fault
      return
    }
    if (lastFault) warn('The content is in order again.')
    lastFault = undefined
    const next = withEdits(loaded)
    const versions = [...versionsOnlyIn(now.dataset, next.dataset), ...versionsOnlyIn(next.dataset, now.dataset)]
    if (versions.length === 0) return
    now = snapshot(next)
    for (const listener of listeners) listener(versions, now)
  }

  await watchFolder(folder, {
    changed: reload,
    failed: (error) => warn(`A change of the content could not be read: ${error.message}.`),
    ...(signal && { signal }),
  })
  return {
    current: () => now,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    fileRev: (id) => {
      const document = now.dataset.documents.get(id)
      const edit = edited.get(id)
      return edit && edit.document === document ? edit.fileRev : document?._rev
    },
    take: (taken) => {
      edits += 1
      const documents = new Map(now.dataset.documents)
      const files = new Map(now.files)
      for (const edit of taken) {
        edited.set(edit.id, edit)
        if (edit.document) documents.set(edit.id, edit.document)
        else documents.delete(edit.id)
        if (edit.document) files.set(edit.id, edit.file)
        else files.delete(edit.id)
      }
      now = snapshot({ dataset: { documents: inOrder(documents), assets: now.dataset.assets }, files })
    },
    addAsset: (asset) => {
      uploads.push(asset)
      now = snapshot({ dataset: withAssets([asset], now.dataset), files: now.files })
    },
  }
}

const withAssets = (added: readonly Asset[], { documents, assets }: Dataset): Dataset =>
  added.length === 0
    ? { documents, assets }
    : {
        documents: inOrder([...documents, ...added.map(({ document }) => [document._id, document] as const)]),
        assets: new Map([...assets, ...added.map((asset) => [assetName(asset), asset] as const)]),
      }

/** A summary for the operator: the first fault, and the command that lists all of them. */
function sentence({ findings }: Loaded): string | undefined {
  const more = findings.length > 1 ? ` (1 of ${findings.length}; "npm run content:check" lists them all.)` : ''
  return findings[0] && `The content is broken. ${findings[0]}${more}`
}

function snapshot({ dataset, files }: Pick<Loaded, 'dataset' | 'files'>): Snapshot {
  const hash = createHash('sha256')
  for (const { _id, _rev } of dataset.documents.values()) hash.update(`${_id} ${_rev}\n`)
  const views: Partial<Record<Perspective, View>> = {}
  const view = (perspective: Perspective) =>
    (views[perspective] ??= createView(dataset.documents.values(), perspective))
  return { dataset, files, view, id: hash.digest('base64url').slice(0, 16) }
}

/** The documents of `some` that `others` does not have in the same revision. */
const versionsOnlyIn = (some: Dataset, others: Dataset): readonly ContentDocument[] =>
  [...some.documents.values()].filter(({ _id, _rev }) => others.documents.get(_id)?._rev !== _rev)
