import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** A file cache in a folder that evicts the least recently used files. */
export interface DiskCache {
  /** Undefined for a key that is not stored. */
  read(key: string): Promise<Buffer | undefined>
  /** Stores nothing while the disk is nearly full. Rejects when the disk cannot be written. */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** For large files: reads nothing. The caller closes the handle, which stays valid when the file is evicted. */
  open(key: string): Promise<FileHandle | undefined>
  /**
   * For large files: a new file that is stored by `commit` and not before. Undefined while the disk is nearly full.
   * Rejects when the disk cannot be written.
   */
  create(key: string): Promise<Draft | undefined>
  delete(key: string): Promise<void>
  /** Disk usage in bytes. */
  size(): number
}

/** A file that is being written. */
export interface Draft {
  /** Readable and writable; the caller closes it. */
  readonly handle: FileHandle
  /** Stores the file under its key, unless it is larger than the cache. */
  readonly commit: () => Promise<void>
  /** Removes the file. */
  readonly discard: () => Promise<void>
}

interface Options {
  /** A folder used only by this cache; created if missing. */
  readonly dir: string
  /** The limit for all files together. */
  readonly maxBytes: number
  /** Whether caches may write to the disk, so that they never use up the space that the database on it needs. */
  readonly hasRoom: () => Promise<boolean>
}

/** Files occupy whole blocks. */
const blockBytes = 4096
const onDisk = (bytes: number): number => Math.max(1, Math.ceil(bytes / blockBytes)) * blockBytes

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex')

/** Milliseconds after which a partial file must be left over from a crash. */
const abandonedAfter = 60_000

export function createDiskCache({ dir, maxBytes, hasRoom }: Options): DiskCache {
  const evicted: string[] = []
  /** Disk usage in bytes by file name. */
  const files = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes,
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') evicted.push(name)
    },
  })
  const remove = (name: string) => rm(join(dir, name), { force: true })
  const removeEvicted = async () => {
    await Promise.all(evicted.splice(0).map(remove))
  }

  /** Registers the files of earlier processes, the oldest first, so that they are evicted first. */
  const countFiles = async () => {
    const names = await readdir(dir).catch(() => [])
    const found: { readonly name: string; readonly bytes: number; readonly writtenAt: number }[] = []
    for (const name of names) {
      const file = await stat(join(dir, name)).catch(() => undefined)
      if (!file?.isFile()) continue
      if (!name.endsWith('.half')) found.push({ name, bytes: file.size, writtenAt: file.mtimeMs })
      else if (Date.now() - file.mtimeMs > abandonedAfter) await remove(name)
    }
    for (const { name, bytes } of found.toSorted((a, b) => a.writtenAt - b.writtenAt)) {
      if (onDisk(bytes) > maxBytes) evicted.push(name)
      else files.set(name, onDisk(bytes))
    }
    await removeEvicted()
  }
  let counted: Promise<void> | undefined
  /** Serialises changes, so that a file that is removed and written again is not removed after the write. */
  let changing = Promise.resolve()
  const change = (work: () => Promise<void>): Promise<void> => {
    const before = changing
    const inTurn = async () => {
      await before
      await (counted ??= countFiles())
      await work()
    }
    const changed = inTurn()
    changing = changed.catch(() => {})
    return changed
  }

  let drafts = 0
  return {
    async read(key) {
      const name = nameOf(key)
      files.get(name)
      return readFile(join(dir, name)).catch(() => undefined)
    },
    async open(key) {
      const name = nameOf(key)
      files.get(name)
      return open(join(dir, name)).catch(() => undefined)
    },
    async create(key) {
      if (!(await hasRoom())) return undefined
      const name = nameOf(key)
      const half = join(dir, `${name}.${process.pid}.${drafts++}.half`)
      await mkdir(dir, { recursive: true })
      const handle = await open(half, 'w+')
      const discard = () => rm(half, { force: true })
      return {
        handle,
        discard,
        commit: () =>
          change(async () => {
            const size = onDisk((await handle.stat()).size)
            if (size > maxBytes) return discard()
            await rename(half, join(dir, name))
            files.set(name, size)
            await removeEvicted()
          }),
      }
    },
    write: (key, bytes) =>
      change(async () => {
        const size = onDisk(bytes.byteLength)
        if (size > maxBytes || !(await hasRoom())) return
        const name = nameOf(key)
        const half = join(dir, `${name}.${process.pid}.half`)
        await mkdir(dir, { recursive: true })
        try {
          await writeFile(half, bytes)
          await rename(half, join(dir, name))
        } catch (error) {
          await rm(half, { force: true }).catch(() => {})
          throw error
        }
        files.set(name, size)
        await removeEvicted()
      }),
    delete: (key) =>
      change(async () => {
        files.delete(nameOf(key))
        await remove(nameOf(key))
      }),
    size: () => files.calculatedSize,
  }
}
