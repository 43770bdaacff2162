import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** A file cache in a folder that evicts the least recently used files. */
export interface DiskCache {
  /** Undefined for a key that is not stored without a label. */
  read(key: string): Promise<Buffer | undefined>
  /** Stores nothing while the disk is nearly full. Rejects when the disk cannot be written. */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** For large files: reads nothing. The file may be evicted before the caller opens it. */
  find(key: string): Promise<StoredFile | undefined>
  /** For large files: a new file. Undefined while the disk is nearly full. Rejects when the disk cannot be written. */
  create(key: string): Promise<Draft | undefined>
  delete(key: string): Promise<void>
  /** Disk usage in bytes. */
  size(): number
}

export interface StoredFile {
  readonly path: string
  /** The label that it was stored with; otherwise empty. */
  readonly label: string
}

/** A file that is being written. */
interface Draft {
  /** Readable and writable. */
  readonly handle: FileHandle
  /** Stores the file under its key, unless it is larger than the cache. @param label becomes part of the name of the file */
  readonly store: (label: string) => Promise<void>
  /** Closes the file, and removes what was not stored. */
  readonly end: () => Promise<void>
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

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

/** Milliseconds after which a partial file must be left over from a crash. */
const abandonedAfter = 60_000

export function createDiskCache({ dir, maxBytes, hasRoom }: Options): DiskCache {
  const evicted: string[] = []
  /** The files by the hash of their key. The label follows the hash in the name. */
  const files = new LRUCache<string, { readonly name: string; readonly bytes: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose: ({ name }, _hash, reason) => {
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
      if (!name.endsWith('.half')) found.push({ name, bytes: onDisk(file.size), writtenAt: file.mtimeMs })
      else if (Date.now() - file.mtimeMs > abandonedAfter) await remove(name)
    }
    for (const { name, bytes } of found.toSorted((a, b) => a.writtenAt - b.writtenAt)) {
      if (bytes > maxBytes) evicted.push(name)
      else files.set(name.split('.', 1)[0] ?? '', { name, bytes })
    }
    await removeEvicted()
  }
  let counting: Promise<void> | undefined
  const counted = () => (counting ??= countFiles())
  /** Serialises changes, so that a file that is removed and written again is not removed after the write. */
  let changing = Promise.resolve()
  const change = (work: () => Promise<void>): Promise<void> => {
    const before = changing
    const inTurn = async () => {
      await before
      await counted()
      await work()
    }
    const changed = inTurn()
    changing = changed.catch(() => {})
    return changed
  }

  const find = async (key: string): Promise<StoredFile | undefined> => {
    await counted()
    const name = files.get(hashOf(key))?.name
    if (name === undefined) return undefined
    return { path: join(dir, name), label: Buffer.from(name.split('.')[1] ?? '', 'base64url').toString() }
  }

  let drafts = 0
  const create = async (key: string) => {
    if (!(await hasRoom())) return undefined
    const hash = hashOf(key)
    const half = join(dir, `${hash}.${process.pid}.${drafts++}.half`)
    await mkdir(dir, { recursive: true })
    const handle = await open(half, 'w+')
    const store = async (label: string) => {
      const bytes = onDisk((await handle.stat()).size)
      if (bytes > maxBytes) return
      const name = label === '' ? hash : `${hash}.${Buffer.from(label).toString('base64url')}`
      await rename(half, join(dir, name))
      const before = files.peek(hash)?.name
      files.set(hash, { name, bytes })
      if (before !== undefined && before !== name) await remove(before)
      await removeEvicted()
    }
    const end = async () => {
      await handle.close()
      await rm(half, { force: true })
    }
    return { handle, store, end }
  }

  return {
    find,
    async read(key) {
      const hash = hashOf(key)
      files.get(hash)
      // Also what another process on this folder has written.
      return readFile(join(dir, hash)).catch(() => undefined)
    },
    async create(key) {
      const draft = await create(key)
      return draft && { ...draft, store: (label) => change(() => draft.store(label)) }
    },
    write: (key, bytes) =>
      change(async () => {
        const draft = await create(key)
        if (!draft) return
        try {
          await draft.handle.writeFile(bytes)
          await draft.store('')
        } finally {
          await draft.end()
        }
      }),
    delete: (key) =>
      change(async () => {
        const hash = hashOf(key)
        const name = files.peek(hash)?.name ?? hash
        files.delete(hash)
        await remove(name)
      }),
    size: () => files.calculatedSize,
  }
}
