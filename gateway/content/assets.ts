import type { IncomingMessage, ServerResponse } from 'node:http'
import { deserialize, serialize } from 'node:v8'
import type { Logger } from '#gateway/logger.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { byteRange } from './byte-range.ts'
import type { DiskCache } from './disk-cache.ts'
import { imageWidths } from './image-widths.ts'

/** The deadline of the upstream for a picture or file, in ms. */
const deadline = 10_000
/** The size limit of a picture or file in bytes; a larger one is refused. */
const maxBytes = 50 * 1024 * 1024

const fetchAsset = boundedFetch(maxBytes)

/** Names contain a hash of the content, so a browser may cache the response for a year. */
const forever = 'public, max-age=31536000, immutable'

const imagePath = /^\/images\/([A-Za-z0-9]+-\d+x\d+\.(?:svg|png|jpg|jpeg|webp|gif|avif))$/
/** A picture for link previews on other sites: one size, in a format that all of them support. */
const cardPath = /^\/cards\/([A-Za-z0-9]+-\d+x\d+\.(?:svg|png|jpg|jpeg|webp|gif|avif))\.jpg$/
const cardShape = 'w=1200&h=630&fit=fill&bg=fbf7ef&fm=jpg&q=80'
const filePath = /^\/files\/([A-Za-z0-9]+\.[a-z0-9]{1,8})$/

/** The media types that are passed through; any other file is a download of bytes. */
const mediaType =
  /^(image\/[a-z0-9.+-]+|video\/[a-z0-9.+-]+|audio\/[a-z0-9.+-]+|application\/pdf|text\/(vtt|plain|html))\b/

/** Types that compress well, up to `maxBytes`. */
const compressible = { type: /^(image\/svg|text\/)/, maxBytes: 1024 * 1024 }

interface Asset {
  readonly type: string
  readonly bytes: Uint8Array
  /** Compressed with Brotli, if that makes it smaller. */
  readonly br?: Uint8Array | undefined
}

interface Options {
  /** The fixed upstream origin; requests cannot change it. */
  readonly origin: string
  readonly projectId: string
  readonly dataset: string
  /** Caches variants. */
  readonly disk: DiskCache
  readonly logger: Logger
  readonly brotli: {
    readonly isTaken: (request: IncomingMessage) => boolean
    /** Undefined if the bytes are too small to benefit. */
    readonly pack: (bytes: Buffer) => Promise<Buffer | undefined>
  }
}

const isAsset = (value: unknown): value is Asset =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'bytes' in value &&
  value.bytes instanceof Uint8Array &&
  (!('br' in value) || value.br === undefined || value.br instanceof Uint8Array)

/** Handles `/images/*`, `/cards/*` and `/files/*`: pictures and files of the content service, on our own origin, cached on disk. */
export function createAssets({ origin, projectId, dataset, disk, logger, brotli }: Options) {
  const fromDisk = async (key: string): Promise<Asset | undefined> => {
    const stored = await disk.read(key)
    if (!stored) return undefined
    try {
      const asset: unknown = deserialize(stored)
      return isAsset(asset) ? asset : undefined
    } catch {
      return undefined // A damaged file, or one of an earlier release, counts as missing.
    }
  }

  const fromUpstream = async (path: string, accept: string): Promise<Asset | number> => {
    const response = await fetchAsset(origin + path, {
      headers: { accept },
      signal: AbortSignal.timeout(deadline),
      redirect: 'error',
    })
    if (!response.ok) return response.status === 404 ? 404 : 502
    const bytes = Buffer.from(await response.arrayBuffer())
    const type = response.headers.get('content-type') ?? ''
    if (!mediaType.test(type)) return { type: 'application/octet-stream', bytes }
    const isPacked = compressible.type.test(type) && bytes.byteLength <= compressible.maxBytes
    return { type, bytes, br: isPacked ? await brotli.pack(bytes) : undefined }
  }

  const find = async (key: string, path: string, accept: string): Promise<Asset | number> => {
    const found = await fromDisk(key)
    if (found) return found
    try {
      const asset = await fromUpstream(path, accept)
      if (typeof asset !== 'number') {
        await disk
          .write(key, serialize(asset))
          .catch((error: unknown) => logger.warn({ error }, 'A picture or file could not be cached on disk'))
      }
      return asset
    } catch (error) {
      logger.warn({ error }, 'A picture or file could not be fetched from the content service')
      return 503
    }
  }

  const loading = new Map<string, Promise<Asset | number>>()

  /** Returns an asset, or the status of the response. Loads it once for all concurrent requests. */
  const findOnce = (path: string, accept: string): Promise<Asset | number> => {
    const key = `${path} ${accept}`
    const finding = loading.get(key) ?? find(key, path, accept).finally(() => loading.delete(key))
    loading.set(key, finding)
    return finding
  }

  /** @returns false when the path is not an asset path */
  return async function assets(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (!/^\/(images|cards|files)\//.test(request.url ?? '/')) return false
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, image] = imagePath.exec(pathname) ?? []
    const [, card] = cardPath.exec(pathname) ?? []
    const [, file] = filePath.exec(pathname) ?? []

    const end = (status: number) => {
      response
        .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
        .end(status === 404 ? 'Not found' : 'Not available')
      return true
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(405)

    let found: Asset | number = 404
    if (image !== undefined) {
      const width = Number(searchParams.get('w') ?? 500)
      if (!imageWidths.includes(width)) return end(404)
      // At most three variants per width, regardless of the number of distinct Accept headers.
      const accept = request.headers.accept ?? ''
      const best = ['image/avif', 'image/webp'].find((format) => accept.includes(format)) ?? '*/*'
      found = await findOnce(`/images/${projectId}/${dataset}/${image}?w=${width}&auto=format&fit=max`, best)
    } else if (card !== undefined) {
      found = await findOnce(`/images/${projectId}/${dataset}/${card}?${cardShape}`, '*/*')
    } else if (file !== undefined) {
      found = await findOnce(`/files/${projectId}/${dataset}/${file}`, '*/*')
    }
    if (typeof found === 'number') return end(found)

    const size = found.bytes.byteLength
    // Files never change under their name, so there is no validator to compare with If-Range.
    const range = request.headers['if-range'] === undefined ? byteRange(request.headers.range, size) : undefined
    if (range === 'unsatisfiable') {
      response
        .writeHead(416, { 'content-range': `bytes */${size}`, 'content-length': 0, 'cache-control': 'no-store' })
        .end()
      return true
    }
    const packed = !range && brotli.isTaken(request) ? found.br : undefined
    const bytes = range ? found.bytes.subarray(range.first, range.last + 1) : (packed ?? found.bytes)

    response.writeHead(range ? 206 : 200, {
      'content-type': found.type,
      'content-length': bytes.byteLength,
      ...(packed ? { 'content-encoding': 'br' } : { 'accept-ranges': 'bytes' }),
      ...(range && { 'content-range': `bytes ${range.first}-${range.last}/${size}` }),
      'cache-control': forever,
      vary: found.br ? 'Accept, Accept-Encoding' : 'Accept',
      // An SVG or HTML file that is opened on its own must not run scripts.
      ...(/svg|html/.test(found.type) && {
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      }),
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }
}
