import type { DiskCache } from './disk-cache.ts'

/** An answer of the content service as it is stored. */
export interface StoredAnswer {
  readonly result: unknown
  /** The service's sync tags: a live event that names one of them makes the answer stale. */
  readonly tags: readonly string[]
}

/** Answers for when the content service fails (stale-if-error), also after a restart. */
export interface StaleFallback {
  read(key: string): Promise<StoredAnswer | undefined>
  write(key: string, answer: StoredAnswer): Promise<void>
  forget(key: string): Promise<void>
}

const isStoredAnswer = (value: unknown): value is StoredAnswer =>
  typeof value === 'object' && value !== null && 'result' in value && 'tags' in value && Array.isArray(value.tags)

export const staleFallbackOnDisk = (disk: DiskCache): StaleFallback => ({
  async read(key) {
    const bytes = await disk.read(key)
    if (!bytes) return undefined
    try {
      const value: unknown = JSON.parse(bytes.toString())
      return isStoredAnswer(value) ? value : undefined
    } catch {
      return undefined // Damaged: as if it were not there.
    }
  },
  write: (key, answer) => disk.write(key, Buffer.from(JSON.stringify(answer))),
  forget: (key) => disk.delete(key),
})
