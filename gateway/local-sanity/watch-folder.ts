/** Detects every change under a folder. */
import { type FSWatcher, watch } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** How long a pause ends a burst of changes, in ms: editors write a file in several steps. */
const quietMs = 80

interface Options {
  /** Called after each burst of changes, one call at a time. */
  readonly changed: () => Promise<void>
  readonly failed: (error: Error) => void
  /** Ends the watching. */
  readonly signal?: AbortSignal
}

/**
 * Watches each folder separately: on Linux, Node's recursive watch loses a file as soon as an editor replaces it by a
 * rename.
 */
export async function watchFolder(root: string, { changed, failed, signal }: Options): Promise<void> {
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const stir = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // Watches folders first: later writes to a new folder are detected, and earlier ones are read now.
      running = running.then(watchAll).then(changed).catch(failed)
    }, quietMs)
  }

  async function watchAll(): Promise<void> {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    const folders = new Set([
      root,
      ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name)),
    ])
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue
      watcher.close()
      watchers.delete(folder)
    }
    for (const folder of folders) {
      if (signal?.aborted || watchers.has(folder)) continue
      // A removed folder ends its watcher with an error; the watcher of its parent detects the change.
      watchers.set(
        folder,
        watch(folder, { persistent: false, ...(signal && { signal }) }, stir).on('error', () =>
          watchers.delete(folder),
        ),
      )
    }
  }

  await watchAll()
  signal?.addEventListener('abort', () => clearTimeout(timer))
}
