import { mkdir, statfs } from 'node:fs/promises'
import type { Logger } from './logger.ts'

const megabyte = 1024 * 1024

/** The free bytes required for each kind of write: caches stop long before submissions are refused. */
const needed = { cache: 256 * megabyte, submission: 32 * megabyte } as const
type DiskUse = keyof typeof needed

/** The interval of the checks while nothing is written, in ms. */
const interval = 30_000

export interface DiskSpace {
  /** True when the free space is unknown, because the write itself then shows whether it works. */
  hasRoomFor(use: DiskUse): Promise<boolean>
  /** In bytes; undefined when the file system does not report it. */
  free(): Promise<number | undefined>
  stop(): void
}

const freeOn = async (dir: string): Promise<number> => {
  await mkdir(dir, { recursive: true })
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}

interface Options {
  /** The data folder. */
  readonly dir: string
  readonly logger: Logger
  readonly readFree?: (dir: string) => Promise<number>
}

/** Monitors the disk under the data folder. Logs once when space is short and once when there is enough again. */
export function createDiskSpace({ dir, logger, readFree = freeOn }: Options): DiskSpace {
  const isShort = { cache: false, submission: false }
  const messages = {
    cache: 'The disk under DATA_DIR is nearly full: caches store nothing on it. Free space, or move DATA_DIR',
    submission:
      'The disk under DATA_DIR is full: forms are refused, and visitors are asked to call. Free space now, or move DATA_DIR',
  } as const

  const free = async (): Promise<number | undefined> => {
    const bytes = await readFree(dir).catch(() => undefined)
    if (bytes === undefined) return undefined
    for (const use of ['cache', 'submission'] as const) {
      const isShortNow = bytes < needed[use]
      if (isShortNow === isShort[use]) continue
      isShort[use] = isShortNow
      const facts = { dir, freeBytes: bytes, neededBytes: needed[use] }
      if (isShortNow) logger.error(facts, messages[use])
      else logger.info(facts, `The disk under DATA_DIR has enough space for a ${use} again`)
    }
    return bytes
  }
  const timer = setInterval(() => void free(), interval).unref()

  return {
    free,
    async hasRoomFor(use) {
      return ((await free()) ?? Infinity) >= needed[use]
    },
    stop: () => clearInterval(timer),
  }
}
