import type { IncomingMessage } from 'node:http'
import { documentHeaders } from '#gateway/http/security-headers.ts'
import { trimBoth } from '#schema/text.ts'
import { readPreview } from '#gateway/preview-token.ts'
import { previewRefusal } from '#web/shell/preview-refusal.ts'
import { slashes } from './canonical-path.ts'

interface Options {
  readonly secret: string
  /** True for the local Sanity, or with a token for the hosted one. */
  readonly canReadDrafts: boolean
  readonly now?: () => number
}

/** The result for a request with `?preview=`: the document whose draft is shown, or a page that explains the refusal. */
export type Preview = { readonly documentId: string } | { readonly status: 403 | 405 | 503; readonly html: string }

/**
 * Headers of every response to an address with a token: caches, search engines and the Referer header must not expose it.
 * Unlike every other response, the Studio may show it in a frame.
 * @param studioOrigins as `frame-ancestors` has them
 * @param policy of the page
 */
export const previewHeaders = (studioOrigins: string, policy: string = documentHeaders['content-security-policy']) => ({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'content-security-policy': policy.replace("frame-ancestors 'none'", () => `frame-ancestors ${studioOrigins}`),
})

/** Creates the check of a request's token. It returns undefined for a request without one. */
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
    // A form in a draft is a trial, so it must not reach the staff.
    if (method !== 'GET' && method !== 'HEAD')
      return { status: 405, html: previewRefusal('unsendable', publicPath(path)) }
    return read
  }

/** Reduces leading slashes to one, so that the link stays on our own site, and maps a page's data to the page. */
const publicPath = (path: string): string => `/${trimBoth(path, slashes).replace(/(^_root|\/_)?\.data$/, '')}`
