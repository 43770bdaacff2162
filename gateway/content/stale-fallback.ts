import type { DiskCache } from './disk-cache.ts'

/** A stored result of a query. */
export interface StoredResult {
  readonly result: unknown
}

/** Stored results for failures of the content service (stale-if-error), available after a restart. */
export interface StaleFallback {
  read(key: string): Promise<StoredResult | undefined>
  write(key: string, stored: StoredResult): Promise<void>
  forget(key: string): Promise<void>
}

const isStoredResult = (value: unknown): value is StoredResult =>
  typeof value === 'object' && value !== null && 'result' in value

export const staleFallbackOnDisk = (disk: DiskCache): StaleFallback => ({
  async read(key) {
    const bytes = await disk.read(key)
    if (!bytes) return undefined
    try {
      const value: unknown = JSON.parse(bytes.toString())
      return isStoredResult(value) ? value : undefined
    } catch {
      return undefined // Damaged files count as missing.
    }
  },
  write: (key, stored) => disk.write(key, Buffer.from(JSON.stringify(stored))),
  forget: (key) => disk.delete(key),
})
