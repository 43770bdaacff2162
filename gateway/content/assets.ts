import { pipeline } from 'node:stream/promises'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { errorText } from '#schema/errors/error-entry.ts'
import { isRecord } from '#schema/is-record.ts'
import { limitErrors } from '#schema/errors/limit-errors.ts'
import { type AssetOptions, createAssetFiles } from './asset-files.ts'
import type { AssetAddress, Refused } from './asset-request.ts'
import { imageWidths } from './image-widths.ts'

/** Names contain a hash of the content, so a browser may cache the response for a year. */
const forever = 'public, max-age=31536000, immutable'

export const imagePath = /^\/images\/([A-Za-z0-9]+-\d+x\d+\.(?:svg|png|jpg|jpeg|webp|gif|avif))$/
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
  readonly secondsToWait: (request: Request) => number | undefined
}

const refuse = (response: Response, { status, retryAfter }: Refused) =>
  void response
    .status(status)
    .set('cache-control', 'no-store')
    .set(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) })
    .type('text/plain')
    .send(words[status] ?? unavailable)

const headersOf = (type: string) => ({
  'content-type': type,
  'cache-control': forever,
  // An SVG or HTML file that is opened on its own must not run scripts.
  ...(/svg|html/.test(type) && { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }),
})

type SendFileOptions = NonNullable<Parameters<Response['sendFile']>[1]>

const sendFile = (response: Response, path: string, how: SendFileOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    response.sendFile(path, how, (error?: Error) => (error ? reject(error) : resolve()))
  })

/** Handles `/images/*`, `/cards/*` and `/files/*`: pictures and files of the content service, on our own origin, cached on disk. */
export function createAssets({ projectId, dataset, secondsToWait, ...options }: Options): RequestHandler {
  const files = createAssetFiles(options)

  const addressOf = ({ path, query, headers }: Request): AssetAddress | undefined => {
    const [, image] = imagePath.exec(path) ?? []
    const [, card] = cardPath.exec(path) ?? []
    const [, file] = filePath.exec(path) ?? []
    if (image !== undefined) {
      const width = Number(query['w'] ?? 500)
      if (!imageWidths.includes(width)) return undefined
      // At most three variants per width, regardless of the number of distinct Accept headers.
      const accept = ['image/avif', 'image/webp'].find((format) => headers.accept?.includes(format)) ?? '*/*'
      return { path: `/images/${projectId}/${dataset}/${image}?w=${width}&auto=format&fit=max`, accept }
    }
    if (card !== undefined) return { path: `/images/${projectId}/${dataset}/${card}?${cardShape}`, accept: '*/*' }
    return file === undefined ? undefined : { path: `/files/${projectId}/${dataset}/${file}`, accept: '*/*' }
  }

  const answer = async (
    request: Request,
    response: Response,
    next: () => void,
    isSecondAttempt = false,
  ): Promise<void> => {
    const address = addressOf(request)
    if (!address) return refuse(response, { status: 404 })
    const asset = await files.find(address, () => secondsToWait(request))
    if (asset === 'no disk') {
      const refused = await files.passThrough(address, async ({ type, body }) => {
        response.set(headersOf(type)).vary('Accept')
        // The client may leave, or the download fail, at any time: its connection ends, so it knows that the file is not whole.
        await pipeline(body, response).catch(() => response.destroy())
      })
      if (refused) refuse(response, refused)
      return
    }
    // The page of this address leads on to what replaced the file, or helps to find it.
    if ('status' in asset) return asset.status === 404 && filePath.test(request.path) ? next() : refuse(response, asset)
    const { path, label, packed } = asset
    const isPacked = packed !== undefined && request.headers.range === undefined && request.acceptsEncodings('br')
    response.vary(packed === undefined ? 'Accept' : 'Accept, Accept-Encoding')
    const how = {
      cacheControl: false,
      dotfiles: 'allow',
      acceptRanges: !isPacked,
      headers: { ...headersOf(label), ...(isPacked && { 'content-encoding': 'br' }) },
    } satisfies SendFileOptions
    try {
      await sendFile(response, isPacked ? packed : path, how)
    } catch (error) {
      // The client has left.
      if (!isRecord(error) || error['code'] === 'ECONNABORTED' || error['syscall'] === 'write') return
      if (error['status'] !== 404 || isSecondAttempt) throw error
      // It was evicted, or removed by hand.
      await files.forget(address)
      await answer(request, response, next, true)
    }
  }

  const routes = Router({ caseSensitive: true, strict: true })
  routes.get(/^\/(images|cards|files)\//, (request, response, next) => answer(request, response, next))
  return routes
}
