/** Holds the current content and reports changes when the folder changes. */
import { createHash } from 'node:crypto'
import { ConfigError } from '#gateway/config.ts'
import type { ContentDocument } from '#schema/content/content-document.ts'
import { type Dataset, type Loaded, loadDataset } from './load-dataset.ts'
import { watchFolder } from './watch-folder.ts'
import { createView, type Perspective, type View } from './view.ts'

/** One state of the content. */
interface Snapshot {
  readonly dataset: Dataset
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
export async function openStore(folder: string, { warn, signal }: StoreOptions): Promise<Store> {
  const first = await loadDataset(folder)
  const firstFault = sentence(first)
  if (firstFault) throw new ConfigError(firstFault)

  let now = snapshot(first.dataset)
  let lastFault: string | undefined
  const listeners = new Set<ChangeListener>()

  async function reload(): Promise<void> {
    const loaded = await loadDataset(folder)
    const fault = sentence(loaded)
    if (fault) {
      if (fault !== lastFault) warn(`${fault} The site keeps the content as it was before.`)
      lastFault = fault
      return
    }
    if (lastFault) warn('The content is in order again.')
    lastFault = undefined
    const versions = [...versionsOnlyIn(now.dataset, loaded.dataset), ...versionsOnlyIn(loaded.dataset, now.dataset)]
    if (versions.length === 0) return
    now = snapshot(loaded.dataset)
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
  }
}

/** A summary for the operator: the first fault, and the command that lists all of them. */
function sentence({ findings }: Loaded): string | undefined {
  const more = findings.length > 1 ? ` (1 of ${findings.length}; "npm run content:check" lists them all.)` : ''
  return findings[0] && `The content is broken. ${findings[0]}${more}`
}

function snapshot(dataset: Dataset): Snapshot {
  const hash = createHash('sha256')
  for (const { _id, _rev } of dataset.documents.values()) hash.update(`${_id} ${_rev}\n`)
  const views: Partial<Record<Perspective, View>> = {}
  const view = (perspective: Perspective) =>
    (views[perspective] ??= createView(dataset.documents.values(), perspective))
  return { dataset, view, id: hash.digest('base64url').slice(0, 16) }
}

/** The documents of `some` that `others` does not have in the same revision. */
const versionsOnlyIn = (some: Dataset, others: Dataset): readonly ContentDocument[] =>
  [...some.documents.values()].filter(({ _id, _rev }) => others.documents.get(_id)?._rev !== _rev)
