import type { Logger } from '#gateway/logger.ts'
import type { Fetch } from './bounded-fetch.ts'
import { type AssetAddress, type Refused, requestAsset, type RequestedAsset } from './asset-request.ts'
import type { DiskCache, StoredFile } from './disk-cache.ts'

/** Downloads at once; a request that needs another one is refused, so that a slow upstream holds no more. */
const maxDownloads = 64
/** The limit in bytes of all unfinished downloads together, which are on disk outside the limit of the cache. */
const maxUnfinishedBytes = 256 * 1024 * 1024
/** In ms. */
const upstreamDeadline = 10_000
/** Types that compress well, up to `maxBytes`. */
const compressible = { type: /^(image\/svg|text\/)/, maxBytes: 1024 * 1024 }

/** In seconds. */
const retryAfterBusy = 5
const busy: Refused = { status: 503, retryAfter: retryAfterBusy }

/** A picture or file on disk. The label is its media type. */
interface StoredAsset extends StoredFile {
  /** The path of its Brotli form, if there is one. */
  readonly packed: string | undefined
}

export interface AssetFiles {
  /**
   * Finds an asset on disk, or downloads it. 'no disk' when it cannot be stored.
   * @param secondsToWait counts a request that needs the upstream, and returns how long its client must wait first
   */
  find(address: AssetAddress, secondsToWait: () => number | undefined): Promise<StoredAsset | Refused | 'no disk'>
  /** Removes an asset from the cache. */
  forget(address: AssetAddress): Promise<void>
  /** Passes an asset that cannot be stored on to one client. */
  passThrough(address: AssetAddress, send: (asset: RequestedAsset) => Promise<void>): Promise<Refused | undefined>
}

export interface AssetOptions {
  /** Fetches a path from the one upstream. */
  readonly fetch: Fetch
  readonly disk: DiskCache
  readonly logger: Logger
  /** Undefined if the bytes are too small to benefit. */
  readonly pack: (bytes: Buffer) => Promise<Buffer | undefined>
  /** In ms; set by tests. */
  readonly deadline?: number
}

const keyOf = ({ path, accept }: AssetAddress): string => `${path} ${accept}`
const packedKeyOf = (key: string): string => `${key} br`

/** Pictures and files of the upstream, cached on disk. Only a file that is being compressed is in memory as a whole. */
export function createAssetFiles({ fetch, disk, logger, pack, deadline = upstreamDeadline }: AssetOptions): AssetFiles {
  const downloads = new Map<string, Promise<Refused | 'stored' | 'no disk'>>()
  let active = 0
  let unfinishedBytes = 0

  const request = (address: AssetAddress) => requestAsset(fetch, address, deadline)

  /** Does work that needs the upstream, if it is not too much at once. A failure is logged and refused. */
  const whileActive = async <Result>(work: () => Promise<Result>): Promise<Result | Refused> => {
    if (active >= maxDownloads) return busy
    active++
    try {
      return await work()
    } catch (error) {
      logger.warn({ error }, 'A picture or file could not be fetched from the content service')
      return { status: 503 }
    } finally {
      active--
    }
  }

  async function* counted(body: AsyncIterable<Uint8Array>) {
    let size = 0
    try {
      for await (const chunk of body) {
        size += chunk.byteLength
        unfinishedBytes += chunk.byteLength
        if (unfinishedBytes > maxUnfinishedBytes) throw new Error('Too many bytes are being downloaded')
        yield chunk
      }
    } finally {
      unfinishedBytes -= size
    }
  }

  const download = async (key: string, address: AssetAddress): Promise<Refused | 'stored' | 'no disk'> => {
    const draft = await disk.create(key).catch((error: unknown) => {
      logger.warn({ error }, 'A picture or file could not be cached on disk')
    })
    if (!draft) return 'no disk'
    const { handle } = draft
    try {
      const asset = await request(address)
      if ('status' in asset) return asset
      await handle.writeFile(counted(asset.body)).finally(asset.cancel)
      const { size } = await handle.stat()
      if (compressible.type.test(asset.type) && size <= compressible.maxBytes) {
        const packed = await pack((await handle.read(Buffer.alloc(size), 0, size, 0)).buffer)
        await (packed ? disk.write(packedKeyOf(key), packed) : disk.delete(packedKeyOf(key)))
      }
      // Also after a loss of power a stored file is whole.
      await handle.datasync()
      await draft.store(asset.type)
      return 'stored'
    } finally {
      await draft.end()
    }
  }

  /** Starts a download that all requests for its key share. It continues when they leave. */
  const start = (key: string, address: AssetAddress) => {
    const started = whileActive(() => download(key, address)).finally(() => downloads.delete(key))
    downloads.set(key, started)
    return started
  }

  const stored = async (key: string): Promise<StoredAsset | undefined> => {
    const file = await disk.find(key)
    // A file without a label was stored by an earlier release.
    if (!file?.label) return undefined
    return { ...file, packed: (await disk.find(packedKeyOf(key)))?.path }
  }

  return {
    async find(address, secondsToWait) {
      const key = keyOf(address)
      const found = await stored(key)
      if (found) return found
      let downloading = downloads.get(key)
      if (!downloading) {
        const retryAfter = secondsToWait()
        if (retryAfter !== undefined) return { status: 429, retryAfter }
        downloading = start(key, address)
      }
      const result = await downloading
      return result === 'stored' ? ((await stored(key)) ?? busy) : result
    },
    async forget(address) {
      await disk.delete(keyOf(address))
      await disk.delete(packedKeyOf(keyOf(address)))
    },
    passThrough: (address, send) =>
      whileActive(async () => {
        const asset = await request(address)
        if ('status' in asset) return asset
        await send(asset).finally(asset.cancel)
        return undefined
      }),
  }
}
