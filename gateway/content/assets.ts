import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { acceptedEncodings, etagOf, hasCopy } from '#gateway/http/negotiate.ts'
import { errorText } from '#schema/errors/error-entry.ts'
import { limitErrors } from '#schema/errors/limit-errors.ts'
import { type AssetAddress, type AssetOptions, createAssetFiles, type Refused } from './asset-files.ts'
import { byteRange } from './byte-range.ts'
import { imageWidths } from './image-widths.ts'

/** How long a client may take no byte, in ms. It must be longer than the deadline of the upstream. */
const clientDeadline = 30_000

/** Names contain a hash of the content, so a browser may cache the response for a year. */
const forever = 'public, max-age=31536000, immutable'

const imagePath = /^\/images\/([A-Za-z0-9]+-\d+x\d+\.(?:svg|png|jpg|jpeg|webp|gif|avif))$/
/** A picture for link previews on other sites: one size, in a format that all of them support. */
const cardPath = /^\/cards\/([A-Za-z0-9]+-\d+x\d+\.(?:svg|png|jpg|jpeg|webp|gif|avif))\.jpg$/
const cardShape = 'w=1200&h=630&fit=fill&bg=fbf7ef&fm=jpg&q=80'
const filePath = /^\/files\/([A-Za-z0-9]+\.[a-z0-9]{1,8})$/

/** Texts for a visitor who opens the address itself, such as a link to a file. */
const words: Readonly<Record<number, string>> = {
  404: 'Not found\n',
  429: `${errorText(limitErrors.limited)}\n`,
}
const unavailable = `${errorText(limitErrors.busy)}\n`

interface Options extends AssetOptions {
  readonly projectId: string
  readonly dataset: string
  /** Counts a request that needs the content service. @returns seconds that its network must wait first */
  readonly secondsToWait: (request: IncomingMessage) => number | undefined
}

const refuse = (response: ServerResponse, { status, retryAfter }: Refused) =>
  void response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    })
    .end(words[status] ?? unavailable)

/** Handles `/images/*`, `/cards/*` and `/files/*`: pictures and files of the content service, on our own origin, cached on disk. */
export function createAssets({ projectId, dataset, secondsToWait, ...options }: Options) {
  const files = createAssetFiles(options)

  const addressOf = ({ url = '/', headers }: IncomingMessage): AssetAddress | undefined => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const [, image] = imagePath.exec(pathname) ?? []
    const [, card] = cardPath.exec(pathname) ?? []
    const [, file] = filePath.exec(pathname) ?? []
    if (image !== undefined) {
      const width = Number(searchParams.get('w') ?? 500)
      if (!imageWidths.includes(width)) return undefined
      // At most three variants per width, regardless of the number of distinct Accept headers.
      const accept = ['image/avif', 'image/webp'].find((format) => headers.accept?.includes(format)) ?? '*/*'
      return { path: `/images/${projectId}/${dataset}/${image}?w=${width}&auto=format&fit=max`, accept }
    }
    if (card !== undefined) return { path: `/images/${projectId}/${dataset}/${card}?${cardShape}`, accept: '*/*' }
    return file === undefined ? undefined : { path: `/files/${projectId}/${dataset}/${file}`, accept: '*/*' }
  }

  /** @returns false when the path is not an asset path */
  return async function assets(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (!/^\/(images|cards|files)\//.test(request.url ?? '/')) return false
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, { status: 405 })
      return true
    }
    const address = addressOf(request)
    const asset = address ? await files.open(address, () => secondsToWait(request)) : { status: 404 }
    if ('status' in asset) {
      refuse(response, asset)
      return true
    }
    try {
      const { type, size, packedSize, hasRanges } = asset
      const common = { 'cache-control': forever, vary: packedSize > 0 ? 'Accept, Accept-Encoding' : 'Accept' }
      // Weak, because a variant that was evicted and made again may have other bytes.
      const etag = etagOf(`${address?.path} ${address?.accept} ${size}`)
      if (hasCopy(request, etag)) {
        response.writeHead(304, { ...common, etag }).end()
        return true
      }
      // A weak validator never matches If-Range: the whole file is sent.
      const canRange = size !== undefined && hasRanges && request.headers['if-range'] === undefined
      const range = canRange ? byteRange(request.headers.range, size) : undefined
      if (range === 'unsatisfiable') {
        response
          .writeHead(416, { 'content-range': `bytes */${size}`, 'content-length': 0, 'cache-control': 'no-store' })
          .end()
        return true
      }
      const form = !range && packedSize > 0 && acceptedEncodings(request).includes('br') ? 'packed' : 'body'
      const length = form === 'packed' ? packedSize : range ? range.last - range.first + 1 : size
      response.writeHead(range ? 206 : 200, {
        ...common,
        etag,
        'content-type': type,
        ...(length !== undefined && { 'content-length': length }),
        ...(form === 'packed' ? { 'content-encoding': 'br' } : hasRanges && { 'accept-ranges': 'bytes' }),
        ...(range && { 'content-range': `bytes ${range.first}-${range.last}/${size}` }),
        // An SVG or HTML file that is opened on its own must not run scripts.
        ...(/svg|html/.test(type) && {
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        }),
      })
      if (request.method === 'HEAD') {
        response.end()
        return true
      }
      response.setTimeout(clientDeadline, () => response.destroy())
      // The client may leave, or a download fail, at any time: its connection ends, so it knows that the file is not whole.
      await pipeline(asset.read(form, range), response).catch(() => response.destroy())
      return true
    } finally {
      asset.close()
    }
  }
}
