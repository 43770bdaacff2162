import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** An answer of the content service as it is kept. */
export interface KeptAnswer {
  readonly result: unknown
  /** The service's sync tags: a live event that names one of them makes the answer stale. */
  readonly tags: readonly string[]
}

/** Answers on disk, so that a restart while the content service is away still serves what was served before. */
export interface LastGood {
  read(key: string): Promise<KeptAnswer | undefined>
  write(key: string, answer: KeptAnswer): Promise<void>
  forget(key: string): Promise<void>
}

const isKeptAnswer = (value: unknown): value is KeptAnswer =>
  typeof value === 'object' && value !== null && 'result' in value && 'tags' in value && Array.isArray(value.tags)

/** @param dir A folder of our own; made when it is missing. */
export function lastGoodOnDisk(dir: string): LastGood {
  const fileOf = (key: string) => join(dir, `${createHash('sha256').update(key).digest('hex')}.json`)
  return {
    async read(key) {
      try {
        const value: unknown = JSON.parse(await readFile(fileOf(key), 'utf8'))
        return isKeptAnswer(value) ? value : undefined
      } catch {
        return undefined // Never kept, or half written in a crash: as if it were not there.
      }
    },
    async write(key, answer) {
      const file = fileOf(key)
      await mkdir(dir, { recursive: true })
      const half = `${file}.${process.pid}.half`
      await writeFile(half, JSON.stringify(answer))
      await rename(half, file)
    },
    forget: (key) => rm(fileOf(key), { force: true }),
  }
}
