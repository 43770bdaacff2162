import type { IncomingMessage, ServerResponse } from 'node:http'
import { readPreview } from '#gateway/preview-token.ts'
import { previewRefusal } from '#web/shell/preview-refusal.ts'

interface Options {
  readonly secret: string
  /** Drafts can be read: the service is our own, or there is a token. */
  readonly canReadDrafts: boolean
  readonly now?: () => number
}

/** Whom a request with `?preview=` may show what: a document, or a page that says why not. */
export type Preview = { readonly documentId: string } | { readonly status: 403 | 405 | 503; readonly html: string }

/** Headers of every answer to an address with a token: nobody keeps it, finds it, or learns the token from a link. */
export const previewHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
} as const

export function setPreviewHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(previewHeaders)) response.setHeader(name, value)
}

/** Reads the token of a request; undefined when it has none, as all but a few. */
export const createPreviewCheck =
  ({ secret, canReadDrafts, now = Date.now }: Options) =>
  ({ url = '/', method }: Pick<IncomingMessage, 'url' | 'method'>): Preview | undefined => {
    if (!url.includes('preview=')) return undefined
    const [path = '/', query = ''] = url.split('?', 2)
    const token = new URLSearchParams(query).get('preview')
    if (token === null) return undefined
    const read = readPreview(secret, token, now())
    if (typeof read === 'string') return { status: 403, html: previewRefusal(read, publicPath(path)) }
    if (!canReadDrafts) return { status: 503, html: previewRefusal('unreadable', publicPath(path)) }
    // What is typed into a draft is a trial: it must not reach anybody as if somebody needed help.
    if (method !== 'GET' && method !== 'HEAD')
      return { status: 405, html: previewRefusal('unsendable', publicPath(path)) }
    return read
  }

/** One slash first, so that the link stays on our own site; a request for a page's data is about the page. */
const publicPath = (path: string): string =>
  `/${path.replaceAll(/^[/\\]+|[/\\]+$/g, '').replace(/(^_root|\/_)?\.data$/, '')}`
