import type { FileHandle } from 'node:fs/promises'
import type { Logger } from '#gateway/logger.ts'
import type { ByteRange } from './byte-range.ts'
import type { DiskCache, Draft } from './disk-cache.ts'

/** Downloads at once; a request that needs another one is refused, so that a slow upstream holds no more. */
const maxDownloads = 64
/** The size limit of a picture or file in bytes; a larger one is refused. */
const maxBytes = 50 * 1024 * 1024
/** The limit in bytes of all unfinished downloads together, which are on disk outside the limit of the cache. */
const maxUnfinishedBytes = 256 * 1024 * 1024
/** How long the upstream may send nothing, in ms. A download that makes progress has no deadline. */
const upstreamDeadline = 10_000
/** The bytes that are read for a visitor at once, and so the memory for a slow one. */
const chunkBytes = 64 * 1024

/** The media types that are passed through; any other file is a download of bytes. */
const mediaType =
  /^(image\/[a-z0-9.+-]+|video\/[a-z0-9.+-]+|audio\/[a-z0-9.+-]+|application\/pdf|text\/(vtt|plain|html))\b/
/** Types that compress well, up to `maxBytes`. */
const compressible = { type: /^(image\/svg|text\/)/, maxBytes: 1024 * 1024 }

/** A file on disk begins with its `Head` as JSON, padded with spaces; then come the body and its Brotli form, if any. */
const headBytes = 512

interface Head {
  readonly type: string
  /** In bytes. */
  readonly size: number
  /** The size of the Brotli form in bytes; 0 when there is none. */
  readonly packedSize: number
}

/** A picture or file of which the first bytes are available. The caller must call `close`. */
interface OpenAsset extends Omit<Head, 'size'> {
  /** In bytes; undefined when the upstream states none and nothing can be stored. */
  readonly size: number | undefined
  /** False when the bytes come straight from the upstream, because the disk cannot be written. */
  readonly hasRanges: boolean
  /** Yields bytes, waiting for those that are still being downloaded. Positions are inclusive. */
  read(form: 'body' | 'packed', range?: ByteRange): AsyncIterable<Uint8Array>
  close(): void
}

/** Why there is no asset: the status of the response, and the seconds until the next attempt. */
export interface Refused {
  readonly status: number
  readonly retryAfter?: number
}

/** The address of an asset at the upstream, and the media types that it may choose from. */
export interface AssetAddress {
  readonly path: string
  readonly accept: string
}

export interface AssetFiles {
  /** @param secondsToWait counts a request that needs the upstream, and returns how long its client must wait first */
  open(address: AssetAddress, secondsToWait: () => number | undefined): Promise<OpenAsset | Refused>
}

export interface AssetOptions {
  /** The fixed upstream origin; requests cannot change it. */
  readonly origin: string
  readonly disk: DiskCache
  readonly logger: Logger
  /** Undefined if the bytes are too small to benefit. */
  readonly pack: (bytes: Buffer) => Promise<Buffer | undefined>
  /** In ms; set by tests. */
  readonly deadline?: number
}

/** What is on disk, or what a download has found. */
type Found = { readonly handle: FileHandle; readonly head: Head } | Refused | 'missing' | 'no disk'

/** A file on disk that requests share, complete or being downloaded. */
interface SharedFile {
  /** Resolves when the size is known, and for a compressible file when it is complete. */
  readonly found: Promise<Found>
  /** The bytes of the body that can be read. */
  available: number
  /** Resolves at the next change of `available` or `error`. */
  progress: PromiseWithResolvers<void>
  error: unknown
  /** The number of requests and downloads. The last one closes the file. */
  users: number
}

/** In seconds. */
const retryAfterBusy = 5
const busy: Refused = { status: 503, retryAfter: retryAfterBusy }

const isHead = (value: unknown): value is Head =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'size' in value &&
  typeof value.size === 'number' &&
  'packedSize' in value &&
  typeof value.packedSize === 'number'

/** Reads the head of a file. Undefined for a damaged file or one of an earlier release. */
async function headOf(handle: FileHandle): Promise<Head | undefined> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
  try {
    const head: unknown = JSON.parse(buffer.toString('utf8', 0, bytesRead))
    const { size } = await handle.stat()
    return isHead(head) && size === headBytes + head.size + head.packedSize ? head : undefined
  } catch {
    return undefined
  }
}

const typeOf = ({ headers }: Response): string => {
  const type = headers.get('content-type') ?? ''
  return mediaType.test(type) && type.length < headBytes / 2 ? type : 'application/octet-stream'
}

/** The size that the upstream states; undefined when it states none. */
const sizeOf = ({ headers }: Response): number | undefined => {
  const length = headers.get('content-length')
  return length === null || headers.has('content-encoding') ? undefined : Number(length)
}

interface Requested {
  readonly response: Response
  readonly size: number | undefined
  /** Restarts the deadline. */
  readonly progressed: () => void
  readonly ended: () => void
}

/** Requests an asset. @returns the response with its deadline, or a refusal */
async function requestAsset(url: string, accept: string, deadline: number): Promise<Requested | Refused> {
  const silence = new AbortController()
  const reason = new Error(`The content service sent nothing for ${deadline / 1000} seconds`)
  const timer = setTimeout(() => silence.abort(reason), deadline)
  const ended = () => clearTimeout(timer)
  try {
    const response = await fetch(url, {
      headers: { accept, 'accept-encoding': 'identity' },
      signal: silence.signal,
      redirect: 'error',
    })
    const size = sizeOf(response)
    if (response.ok && (size ?? 0) <= maxBytes) return { response, size, progressed: () => timer.refresh(), ended }
    ended()
    await response.body?.cancel()
    return { status: response.status === 404 ? 404 : 502 }
  } catch (error) {
    ended()
    throw error
  }
}

/**
 * Yields bytes of a file.
 * @param from The position of the first one.
 * @param awaited Waits until there is a byte after the first `at`, and returns how many there are.
 */
async function* bytesOf(handle: FileHandle, from: number, length: number, awaited?: (at: number) => Promise<number>) {
  for (let at = 0; at < length;) {
    const available = awaited ? await awaited(at) : length
    const wanted = Math.min(chunkBytes, length - at, available - at)
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, from + at)
    if (bytesRead === 0) throw new Error('A cached file ended early')
    yield buffer.subarray(0, bytesRead)
    at += bytesRead
  }
}

/** Pictures and files of the upstream, cached on disk. Only a file that is being compressed is in memory as a whole. */
export function createAssetFiles({
  origin,
  disk,
  logger,
  pack,
  deadline = upstreamDeadline,
}: AssetOptions): AssetFiles {
  const files = new Map<string, SharedFile>()
  let downloads = 0
  let unfinishedBytes = 0

  const share = (key: string, found: Promise<Found>): SharedFile => {
    const file = { found, available: 0, progress: Promise.withResolvers<void>(), error: undefined, users: 0 }
    files.set(key, file)
    return file
  }

  const release = async (key: string, file: SharedFile): Promise<void> => {
    if (--file.users > 0) return
    if (files.get(key) === file) files.delete(key)
    const found = await file.found
    if (typeof found === 'object' && 'handle' in found) await found.handle.close()
  }

  const advance = (file: SharedFile, bytes: number): void => {
    file.available += bytes
    file.progress.resolve()
    file.progress = Promise.withResolvers()
  }

  /** Downloads into the draft. Calls `begun` as soon as the head is known. @returns a refusal, otherwise undefined */
  const download = async (
    file: SharedFile,
    { path, accept }: AssetAddress,
    { handle, commit }: Draft,
    begun: (head: Head) => void,
  ): Promise<Refused | undefined> => {
    const requested = await requestAsset(origin + path, accept, deadline)
    if ('status' in requested) return requested
    const { response, size: stated, progressed, ended } = requested
    const type = typeOf(response)
    const mayPack = compressible.type.test(type) && (stated ?? 0) <= compressible.maxBytes
    let size = 0
    try {
      if (unfinishedBytes + (stated ?? 0) > maxUnfinishedBytes) return busy
      if (stated !== undefined && !mayPack) begun({ type, size: stated, packedSize: 0 })
      for await (const chunk of response.body ?? []) {
        progressed()
        unfinishedBytes += chunk.byteLength
        await handle.writev([chunk], headBytes + size)
        size += chunk.byteLength
        if (size > maxBytes) throw new Error(`A picture or file has more than ${maxBytes} bytes`)
        if (unfinishedBytes > maxUnfinishedBytes) throw new Error('Too many bytes are being downloaded')
        advance(file, chunk.byteLength)
      }
      if (size !== (stated ?? size)) throw new Error(`A picture or file has ${size} of ${stated} bytes`)
      let packed: Buffer | undefined
      if (mayPack && size <= compressible.maxBytes) {
        packed = await pack((await handle.read(Buffer.alloc(size), 0, size, headBytes)).buffer)
        if (packed) await handle.writev([packed], headBytes + size)
      }
      const head = { type, size, packedSize: packed?.byteLength ?? 0 }
      await handle.writev([Buffer.from(JSON.stringify(head).padEnd(headBytes))], 0)
      begun(head)
      await commit()
      return undefined
    } finally {
      ended()
      unfinishedBytes -= size
    }
  }

  /** Starts a download that all requests for its key share. It continues when they leave. */
  const start = (key: string, address: AssetAddress): SharedFile => {
    const { promise, resolve } = Promise.withResolvers<Found>()
    const file = share(key, promise)
    file.users++
    const run = async () => {
      const draft = await disk.create(key).catch((error: unknown) => {
        logger.warn({ error }, 'A picture or file could not be cached on disk')
      })
      if (!draft) return resolve('no disk')
      const { handle } = draft
      let hasBegun = false
      const fail = async (refused: Refused) => {
        await draft.discard().catch(() => {})
        if (!hasBegun) await handle.close()
        resolve(refused)
      }
      try {
        const refused = await download(file, address, draft, (head) => {
          hasBegun = true
          resolve({ handle, head })
        })
        if (refused) await fail(refused)
      } catch (error) {
        file.error = error
        logger.warn({ error }, 'A picture or file could not be fetched from the content service')
        await fail({ status: 503 })
      }
    }
    downloads++
    void run().finally(() => {
      downloads--
      advance(file, 0)
      return release(key, file)
    })
    return file
  }

  const openFile = (key: string, file: SharedFile, handle: FileHandle, head: Head): OpenAsset => ({
    ...head,
    hasRanges: true,
    read(form, { first, last } = { first: 0, last: head.size - 1 }) {
      if (form === 'packed') return bytesOf(handle, headBytes + head.size, head.packedSize)
      return bytesOf(handle, headBytes + first, last + 1 - first, async (at) => {
        while (file.available <= first + at) {
          if (file.error !== undefined) throw file.error
          await file.progress.promise
        }
        return file.available - first
      })
    },
    close: () => void release(key, file).catch(() => {}),
  })

  /** Passes the response of the upstream on to one request, because it cannot be stored. */
  const passThrough = async ({ path, accept }: AssetAddress): Promise<OpenAsset | Refused> => {
    if (downloads >= maxDownloads) return busy
    downloads++
    try {
      const requested = await requestAsset(origin + path, accept, deadline)
      if ('status' in requested) {
        downloads--
        return requested
      }
      const { response, size, ended } = requested
      // A slow client does not read, so from here on only its own deadline applies.
      ended()
      const { body } = response
      return {
        type: typeOf(response),
        size,
        packedSize: 0,
        hasRanges: false,
        read: () => body ?? new Blob().stream(),
        close: () => {
          downloads--
          if (body?.locked === false) body.cancel().catch(() => {})
        },
      }
    } catch (error) {
      downloads--
      logger.warn({ error }, 'A picture or file could not be fetched from the content service')
      return { status: 503 }
    }
  }

  /** Looks for a complete file on disk. */
  const lookUp = (key: string): SharedFile => {
    const find = async (): Promise<Found> => {
      const handle = await disk.open(key)
      if (!handle) return 'missing'
      const head = await headOf(handle)
      if (head) {
        file.available = head.size
        return { handle, head }
      }
      await handle.close()
      return 'missing'
    }
    const { promise, resolve } = Promise.withResolvers<Found>()
    const file = share(key, promise)
    void find().then(resolve, () => resolve('missing'))
    return file
  }

  return {
    async open(address, secondsToWait) {
      const key = `${address.path} ${address.accept}`
      let file = files.get(key) ?? lookUp(key)
      file.users++
      let found = await file.found
      if (found === 'missing') {
        void release(key, file)
        let downloading = files.get(key)
        if (!downloading || downloading === file) {
          const retryAfter = secondsToWait()
          if (retryAfter !== undefined) return { status: 429, retryAfter }
          if (downloads >= maxDownloads) return busy
          downloading = start(key, address)
        }
        file = downloading
        file.users++
        found = await file.found
      }
      if (typeof found === 'object' && 'handle' in found) return openFile(key, file, found.handle, found.head)
      void release(key, file)
      return typeof found === 'object' ? found : passThrough(address)
    },
  }
}
