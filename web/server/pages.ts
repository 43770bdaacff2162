import { createHeaders, createRequest } from '@remix-run/node-fetch-server'
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'
import { clientAddress } from '#gateway/security/client-address.ts'
import { formWeight, retryAfterBusy, type WorkLimit } from '#gateway/security/work-limit.ts'
import type { CachePolicy, Loaded } from '#gateway/cache.ts'
import type { Logger } from '#gateway/logger.ts'
import { publicCacheControl } from '#schema/cache-metadata.ts'
import { type ErrorEntry, errorText } from '#schema/errors/error-entry.ts'
import { formErrors } from '#schema/errors/form-errors.ts'
import { limitErrors } from '#schema/errors/limit-errors.ts'
import { decodedPath } from '#schema/site-route.ts'
import { newRequestContext, type RequestContext } from '#web/graphql/request-context.ts'
import { static500 } from '#web/shell/static-500.ts'
import type { Site } from '#web/site.ts'
import { readForm } from './form-body.ts'
import type { PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { previewHeaders } from './preview-check.ts'
import type { ProviderContact } from './provider-contact.ts'
import { createTaskQueue } from './render-queue.ts'
import {
  encode,
  encodeFor,
  type Encoded,
  etagOf,
  isGet,
  send,
  prepareResponse,
  type PreparedResponse,
} from '#gateway/http/send.ts'

/**
 * How long browsers may reuse a public response, in seconds. They revalidate a page on each use, which is cheap with the ETag, and
 * reuse its data long enough for a click to use what was prefetched.
 */
const maxAge = { page: 0, data: 30 } as const

interface Options {
  /** Returns the current site, which changes in development with each edit of the sources. */
  readonly site: () => Promise<Pick<Site, 'fetch'>>
  readonly siteUrl: string
  /** Whose pages may show previews in a frame. */
  readonly studioOrigins: string
  /** Whether a page of another origin sent the request. */
  readonly isCrossOrigin: (request: ExpressRequest) => boolean
  /** The number of trusted proxies in front of the site. */
  readonly proxies: number
  readonly logger: Logger
  /** The contact details for error pages; undefined until the settings have been read. */
  readonly contact: () => ProviderContact | undefined
  /** Without a cache, as in development, every request renders its page. */
  readonly cache?: PageCache | undefined
  readonly workLimit: WorkLimit
  /** Receives the rendering time of each page, in ms. */
  readonly onRender?: (ms: number) => void
}

const isPage = (response: Response): boolean => (response.headers.get('content-type') ?? '').startsWith('text/html')

/** The response when no page can be rendered. */
export const errorPage = (status: number, contact: ProviderContact | undefined): PreparedResponse =>
  prepareResponse({
    status,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['cache-control', 'no-store'],
    ],
    body: { identity: Buffer.from(static500(contact)) },
  })

/** Whether the route, by its row in the site map or its own headers, is for a single visitor (web/route-middleware.ts). */
const hasPrivateRoute = (response: Response): boolean =>
  (response.headers.get('cache-control') ?? '').startsWith('private')

/** A refusal in plain text, which needs no rendering. */
export const refusal = (
  error: ErrorEntry & { readonly status: number },
  contact: ProviderContact | undefined,
  headers: Readonly<Record<string, string>> = {},
): PreparedResponse =>
  prepareResponse({
    status: error.status,
    headers: Object.entries({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    }),
    body: { identity: Buffer.from(`${errorText(error, contact?.phone)}\n`) },
  })

/** Prepares a response for the page cache. */
const loadedFor = (
  { validUntil, tags }: RequestContext,
  value: PreparedResponse,
  policy: CachePolicy,
): Loaded<PreparedResponse> => ({ value, size: value.size, policy, validUntil, tags })

/** A page to render. */
interface Rendering {
  readonly request: Request
  readonly context: RequestContext
  /** How a page that is the same for all visitors is cached; 'none' for a page of one visitor. */
  readonly policy: 'known' | 'arbitrary' | 'none'
  readonly compress: (bytes: Buffer) => Promise<Encoded>
}

/**
 * The path as the router can read it. It would log one with invalid percent-encoding, which can be personal, so its percent signs are
 * encoded.
 */
const routable = (url: string): string => {
  const [path = '', ...query] = url.split('?')
  const isMalformed = decodedPath(path.replaceAll(/%2f/gi, '/')) === undefined
  return isMalformed ? [path.replaceAll('%', '%25'), ...query].join('?') : url
}

/** Creates the handler of a request for a page, or for its data alone. */
export function createPages({
  site,
  siteUrl,
  studioOrigins,
  isCrossOrigin,
  proxies,
  logger,
  contact,
  cache,
  workLimit,
  onRender,
}: Options) {
  const { host, protocol } = new URL(siteUrl)

  /** Pages start their loaders one after the other; documents have a queue of their own (web/entry.server.tsx). */
  const inTurn = createTaskQueue()

  const render = async ({ request, context, policy, compress }: Rendering): Promise<Loaded<PreparedResponse>> => {
    const startedAt = performance.now()
    let rendered: Response
    let bytes: Buffer
    try {
      const current = await site()
      // The task ends before the response: a slow query must not hold up other pages.
      const { response } = await inTurn(() => ({ response: current.fetch(request, context) }))
      rendered = await response
      bytes = Buffer.from(await rendered.arrayBuffer())
    } catch (error) {
      logger.error({ error, requestId: context.requestId }, 'A page could not be rendered')
      return loadedFor(context, errorPage(500, contact()), 'error')
    }
    onRender?.(performance.now() - startedAt)
    const { status } = rendered
    // React Router's own response to a failure is plain text, which visitors should not see.
    if (status >= 500 && request.headers.get('accept')?.includes('text/html') && !isPage(rendered))
      return loadedFor(context, errorPage(status, contact()), 'error')

    const isPublic = status === 200 && request.method !== 'POST' && !context.isPrivate && !hasPrivateRoute(rendered)
    const headers = new Map(rendered.headers)
    if (isPublic && policy !== 'none')
      headers.set('cache-control', publicCacheControl(isPage(rendered) ? maxAge.page : maxAge.data))
    if (context.preview) {
      const added = previewHeaders(studioOrigins, headers.get('content-security-policy'))
      for (const [name, value] of Object.entries(added)) headers.set(name, value)
    }
    const page = prepareResponse({
      status,
      headers,
      body: await compress(bytes),
      etag: isPublic ? etagOf(bytes) : undefined,
    })
    if (status >= 500) return loadedFor(context, page, 'error')
    if (isPublic) return loadedFor(context, page, policy)
    return loadedFor(context, page, status === 404 && !context.isPrivate ? 'arbitrary' : 'none')
  }

  /** Renders a page, unless too many are being rendered. */
  const renderWithinLimit = async (rendering: Rendering): Promise<Loaded<PreparedResponse>> => {
    const { request, context, policy } = rendering
    const isReserved = policy === 'known' || request.method === 'POST'
    const rendered = workLimit.run(() => render(rendering), { isReserved })
    if (rendered) return rendered
    const value = refusal(limitErrors.busy, contact(), { 'retry-after': String(retryAfterBusy) })
    return loadedFor(context, value, 'error')
  }

  /** A page for all visitors, without any data from the current request. */
  const shared = async (key: string, requestId: string): Promise<PreparedResponse> => {
    const { href, pathname, searchParams } = new URL(`${protocol}//${host}${key}`)
    const accept = pathname.endsWith('.data') ? '*/*' : 'text/html'
    // Visitors can invent any parameter except `_routes`, which has few valid values.
    const isArbitrary = [...searchParams.keys()].some((name) => name !== '_routes')
    const renderPage = () =>
      renderWithinLimit({
        request: new Request(href, { headers: { accept } }),
        context: newRequestContext(requestId),
        policy: isArbitrary ? 'arbitrary' : 'known',
        compress: encode,
      })
    return cache ? cache.getOrRender(key, renderPage) : (await renderPage()).value
  }

  /** A page for one visitor. @param body The body of a form. */
  const own = async (
    request: ExpressRequest,
    response: ExpressResponse,
    context: RequestContext,
    body: Buffer<ArrayBuffer> | undefined,
  ): Promise<PreparedResponse> => {
    const href = `${protocol}//${host}${routable(request.url)}`
    const incoming = createRequest(request, response, { host, protocol })
    // HEAD is rendered as GET, because React Router would return a content-length of 0.
    const pageRequest = body
      ? new Request(href, { method: 'POST', headers: createHeaders(request), body })
      : new Request(href, { headers: incoming.headers, signal: incoming.signal })
    // React Router would compare Origin only with SITE_URL, and respond in plain text instead of the form.
    pageRequest.headers.delete('origin')
    const compress = (bytes: Buffer) => encodeFor(request, bytes)
    return (await renderWithinLimit({ request: pageRequest, context, policy: 'none', compress })).value
  }

  /** Responds to a request for a page, or for its data alone. */
  const respond = async (
    request: ExpressRequest,
    response: ExpressResponse,
    requestId: string,
    preview: RequestContext['preview'],
  ): Promise<PreparedResponse> => {
    const isForm = request.method === 'POST'
    const key = isGet(request) && !preview ? pageKey(request.url) : undefined
    const address = clientAddress(request, proxies)
    // A cached page, fresh or stale, is not counted.
    const isCached = key !== undefined && cache?.has(key)
    const wait = isCached ? undefined : workLimit.secondsToWait(address, isForm ? formWeight : 1)
    if (wait !== undefined)
      return refusal(isForm ? formErrors.limited : limitErrors.limited, contact(), { 'retry-after': String(wait) })
    if (key !== undefined) return shared(key, requestId)

    const body = isForm ? await readForm(request, response) : undefined
    if (isForm && !body) return refusal(limitErrors.formTooLarge, contact(), { connection: 'close' })
    return own(request, response, newRequestContext(requestId, preview, address, isCrossOrigin(request)), body)
  }

  return async (
    request: ExpressRequest,
    response: ExpressResponse,
    requestId: string,
    preview?: RequestContext['preview'],
  ): Promise<void> => send(request, response, await respond(request, response, requestId, preview))
}
