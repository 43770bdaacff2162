import { createHeaders, createRequest } from '@remix-run/node-fetch-server'
import { raw, type Request as ExpressRequest, type RequestHandler, type Response as ExpressResponse } from 'express'
import { clientAddress } from '#gateway/security/client-address.ts'
import { formWeight, retryAfterBusy, type WorkLimit } from '#gateway/security/work-limit.ts'
import type { CachePolicy, Loaded } from '#gateway/cache.ts'
import type { Logger } from '#gateway/logger.ts'
import { publicCacheControl } from '#schema/cache-metadata.ts'
import { type ErrorEntry, errorText } from '#schema/errors/error-entry.ts'
import { formErrors } from '#schema/errors/form-errors.ts'
import { limitErrors } from '#schema/errors/limit-errors.ts'
import { isRecord } from '#schema/is-record.ts'
import { maxValues } from '#schema/forms/form-definition.ts'
import { newRequestContext, type RequestContext } from '#web/graphql/request-context.ts'
import { createTaskQueue } from '#web/lib/task-queue.ts'
import { static500 } from '#web/shell/static-500.ts'
import type { Site } from '#web/site.ts'
import { isMalformed, sharedAddressOf, withPath } from './missing-page.ts'
import type { PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { previewHeaders } from './preview.ts'
import type { ProviderContact } from './provider-contact.ts'
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

/** Maximum size of a form in bytes: a dozen answers of 4,000 characters in any script. */
const maxBody = 256 * 1024

/**
 * How long browsers may reuse a public response, in seconds. They revalidate a page on each use, which is cheap with the ETag, and
 * reuse its data long enough for a click to use what was prefetched.
 */
const maxAge = { page: 0, data: 30 } as const

interface Options {
  /** Returns the current site, which changes in development with each edit of the sources. */
  readonly site: () => Promise<Site>
  readonly siteUrl: string
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

export interface Pages {
  /** Sends a cached page, if there is a servable one. */
  readonly sendCached: RequestHandler
  /** Handles a request for a page, or for its data alone. */
  readonly page: (
    request: ExpressRequest,
    response: ExpressResponse,
    requestId: string,
    preview?: RequestContext['preview'],
  ) => Promise<void>
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

/** The site's own forms are URL-encoded. The other encoding takes ten times as long to read, because of the headers of its parts. */
const maxMultipart = 64 * 1024

/** Counts values in both form encodings. Very many values take long to parse and to show again. */
const hasTooManyValues = (body: Buffer): boolean => {
  const text = body.toString('latin1')
  return text.split('&', maxValues + 1).length > maxValues || text.split('\r\n--', maxValues + 2).length > maxValues + 1
}

const isTooLarge = (request: ExpressRequest, body: Buffer): boolean =>
  hasTooManyValues(body) || (body.byteLength > maxMultipart && request.is('multipart/*') !== false)

const parseForm = raw({ type: () => true, limit: maxBody, inflate: false })

/** Undefined when the form is too large. @throws HttpError when the client disconnects, or sends it compressed */
const readForm = (request: ExpressRequest, response: ExpressResponse): Promise<Buffer<ArrayBuffer> | undefined> =>
  new Promise((resolve, reject) => {
    parseForm(request, response, (error: unknown) => {
      const body: unknown = request.body
      if (!error) resolve(Buffer.isBuffer(body) ? Buffer.from(body) : Buffer.alloc(0))
      else if (isRecord(error) && error['status'] === 413) resolve(undefined)
      else reject(error)
    })
  })

/** A refusal in plain text, which needs no rendering. */
const refusal = (
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
  { validUntil }: RequestContext,
  value: PreparedResponse,
  policy: CachePolicy,
): Loaded<PreparedResponse> => ({ value, size: value.size, policy, validUntil })

export function createPages({
  site,
  siteUrl,
  isCrossOrigin,
  proxies,
  logger,
  contact,
  cache,
  workLimit,
  onRender,
}: Options): Pages {
  const { host, protocol } = new URL(siteUrl)

  /** Pages start their loaders one after the other; documents have a queue of their own (web/entry.server.tsx). */
  const inTurn = createTaskQueue()

  /** @param shared The cache policy of a page that is the same for all visitors. */
  const render = async (
    pageRequest: Request,
    requestContext: RequestContext,
    shared: 'known' | 'arbitrary' | 'none',
    compress: (bytes: Buffer) => Promise<Encoded> = encode,
  ): Promise<Loaded<PreparedResponse>> => {
    const isReserved = shared === 'known' || pageRequest.method === 'POST'
    const rendered = workLimit.run(() => renderNow(pageRequest, requestContext, shared, compress), { isReserved })
    if (rendered) return rendered
    const value = refusal(limitErrors.busy, contact(), { 'retry-after': String(retryAfterBusy) })
    return loadedFor(requestContext, value, 'error')
  }

  const renderNow = async (
    pageRequest: Request,
    requestContext: RequestContext,
    shared: 'known' | 'arbitrary' | 'none',
    compress: (bytes: Buffer) => Promise<Encoded>,
  ): Promise<Loaded<PreparedResponse>> => {
    const startedAt = performance.now()
    let rendered: Response
    let bytes: Buffer
    try {
      const current = await site()
      // The task ends before the response: a slow query must not hold up other pages.
      const { response } = await inTurn(() => ({ response: current.fetch(pageRequest, requestContext) }))
      rendered = await response
      bytes = Buffer.from(await rendered.arrayBuffer())
    } catch (error) {
      logger.error({ error, requestId: requestContext.requestId }, 'A page could not be rendered')
      return loadedFor(requestContext, errorPage(500, contact()), 'error')
    }
    onRender?.(performance.now() - startedAt)
    const { status } = rendered
    // React Router's own response to a failure is plain text, which visitors should not see.
    if (status >= 500 && pageRequest.headers.get('accept')?.includes('text/html') && !isPage(rendered))
      return loadedFor(requestContext, errorPage(status, contact()), 'error')

    const isPublic =
      status === 200 && pageRequest.method !== 'POST' && !requestContext.isPrivate && !hasPrivateRoute(rendered)
    const policy =
      status >= 500 ? 'error' : isPublic ? shared : status === 404 && !requestContext.isPrivate ? 'arbitrary' : 'none'
    const headers = new Map(rendered.headers)
    if (isPublic && shared !== 'none')
      headers.set('cache-control', publicCacheControl(isPage(rendered) ? maxAge.page : maxAge.data))
    if (requestContext.preview) for (const [name, value] of Object.entries(previewHeaders)) headers.set(name, value)
    return loadedFor(
      requestContext,
      prepareResponse({
        status,
        headers,
        body: await compress(bytes),
        etag: isPublic ? etagOf(bytes) : undefined,
      }),
      policy,
    )
  }

  /** Renders a page for all visitors, without any data from the current request. */
  const renderShared = (key: string, requestId: string) => () => {
    const { href, pathname, searchParams } = new URL(`${protocol}//${host}${key}`)
    const accept = pathname.endsWith('.data') ? '*/*' : 'text/html'
    // Visitors can invent any parameter except `_routes`, which has few valid values.
    const isArbitrary = [...searchParams.keys()].some((name) => name !== '_routes')
    return render(
      new Request(href, { headers: { accept } }),
      newRequestContext(requestId),
      isArbitrary ? 'arbitrary' : 'known',
    )
  }

  /**
   * Responds to a path outside the site map: with the page that an editor has put there, or the redirect, else with the 404 page that it
   * shares with others.
   */
  const respondToOther = async (
    request: ExpressRequest,
    pageCache: PageCache,
    path: string,
    sharedAddress: string,
    requestContext: RequestContext,
  ): Promise<PreparedResponse> => {
    const current = await site()
    const { hasPage, redirect: location } = await current.lookUp(path, requestContext).catch((error: unknown) => {
      logger.warn({ error, requestId: requestContext.requestId }, 'A path could not be looked up')
      return { hasPage: false, redirect: null }
    })
    if (hasPage) return pageCache.getOrRender(path, renderShared(path, requestContext.requestId))
    if (location !== null)
      return prepareResponse({
        status: 308,
        headers: Object.entries({ location, 'cache-control': 'no-store' }),
        body: { identity: Buffer.alloc(0) },
      })
    const page = await pageCache.getOrRender(sharedAddress, renderShared(sharedAddress, requestContext.requestId))
    return withPath(request, page, sharedAddress, path)
  }

  /** @param body The body of a form. */
  const renderFor = (
    request: ExpressRequest,
    response: ExpressResponse,
    requestContext: RequestContext,
    body: Buffer<ArrayBuffer> | undefined,
  ) => {
    // HEAD is rendered as GET, because React Router would return a content-length of 0.
    const pageRequest = body
      ? new Request(`${protocol}//${host}${request.url}`, { method: 'POST', headers: createHeaders(request), body })
      : new Request(createRequest(request, response, { host, protocol }), { method: 'GET' })
    // React Router would compare Origin only with SITE_URL, and respond in plain text instead of the form.
    pageRequest.headers.delete('origin')
    return render(pageRequest, requestContext, 'none', (bytes) => encodeFor(request, bytes))
  }

  return {
    sendCached(request, response, next) {
      const stored = isGet(request) ? cache?.get(request.url) : undefined
      if (stored) send(request, response, stored)
      else next()
    },
    async page(request, response, requestId, preview) {
      const isForm = request.method === 'POST'
      const { url } = request
      const key = isGet(request) && !preview ? pageKey(url) : undefined
      const address = clientAddress(request, proxies)
      // A cached page, fresh or stale, is not counted.
      const wait =
        key !== undefined && cache?.has(key) ? undefined : workLimit.secondsToWait(address, isForm ? formWeight : 1)
      if (wait !== undefined) {
        const error = isForm ? formErrors.limited : limitErrors.limited
        return send(request, response, refusal(error, contact(), { 'retry-after': String(wait) }))
      }
      if (key !== undefined) {
        const renderIt = renderShared(key, requestId)
        return send(request, response, cache ? await cache.getOrRender(key, renderIt) : (await renderIt()).value)
      }
      const { pathname } = new URL(`${protocol}//${host}${url}`)
      if (cache && isGet(request) && (!preview || isMalformed(pathname))) {
        const sharedAddress = sharedAddressOf(pathname)
        if (sharedAddress !== undefined)
          return send(
            request,
            response,
            await respondToOther(request, cache, pathname, sharedAddress, newRequestContext(requestId)),
          )
      }
      const body = isForm ? await readForm(request, response) : undefined
      if (isForm && (!body || isTooLarge(request, body)))
        return send(request, response, refusal(limitErrors.formTooLarge, contact(), { connection: 'close' }))
      const { value } = await renderFor(
        request,
        response,
        newRequestContext(requestId, preview, address, isCrossOrigin(request)),
        body,
      )
      send(request, response, value)
    },
  }
}
