/** The middleware that sets a header, redirects or logs, and nothing else. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { ErrorRequestHandler, RequestHandler, Response } from 'express'
import type { ViteDevServer } from 'vite'
import type { Config } from '#gateway/config.ts'
import type { Metrics } from '#gateway/http/metrics.ts'
import { documentHeaders } from '#gateway/http/security-headers.ts'
import { isGet, type PreparedResponse, send } from '#gateway/http/send.ts'
import type { Logger } from '#gateway/logger.ts'
import type { RunningGateway } from '#gateway/start.ts'
import { isRecord } from '#schema/is-record.ts'
import { previewRefusal } from '#web/shell/preview-refusal.ts'
import { canonicalPath } from './canonical-path.ts'
import { type Preview, previewHeaders } from './preview-check.ts'
import { isForeignHost } from './request-origin.ts'
import { isLeftByVite } from './site-builds.ts'

export const requestIdOf = (response: Response): string => String(response.getHeader('x-request-id'))

/** Counts and logs each response, without the query, which may have what a visitor searched for. */
export const logRequest =
  (logger: Logger, metrics: Pick<Metrics, 'answered'>): RequestHandler =>
  (request, response, next) => {
    const requestId = randomUUID()
    const startedAt = performance.now()
    response.once('finish', () => {
      metrics.answered(response.statusCode)
      const path = request.url.split('?', 1)[0]
      const ms = Math.round(performance.now() - startedAt)
      logger.debug({ requestId, method: request.method, path, status: response.statusCode, ms }, 'Response sent')
    })
    response.setHeader('x-request-id', requestId)
    next()
  }

const securityHeaders = new Map(Object.entries(documentHeaders))

export const secure: RequestHandler = (_request, response, next) => {
  // Node's own method: Express would examine each header of each response.
  response.setHeaders(securityHeaders)
  next()
}

/** Redirects a visitor from another host name to SITE_URL, where forms can be sent. */
export const redirectToHost =
  (config: Config): RequestHandler =>
  (request, response, next) => {
    const { url } = request
    if (!isGet(request) || !isForeignHost(request, config)) return next()
    response
      .status(308)
      .set('cache-control', 'no-store')
      .location(config.siteUrl + (canonicalPath(url) ?? url))
      .end()
  }

/** Refuses a preview link that is not valid, and marks what a valid one shows. */
export const checkPreview =
  (previewOf: (request: IncomingMessage) => Preview | undefined, studioOrigins: string): RequestHandler =>
  (request, response, next) => {
    const preview = previewOf(request)
    if (!preview) return next()
    response.set(previewHeaders(studioOrigins)).removeHeader('x-frame-options')
    if ('html' in preview) response.status(preview.status).type('html').send(preview.html)
    else next()
  }

interface PreviewOptions {
  /** Undefined when no draft can be read. */
  readonly linkTo: RunningGateway['previewLink'] | undefined
  readonly studioOrigins: string
  readonly secondsToWait: (request: IncomingMessage) => number | undefined
}

/** Opens the preview of a document for a Studio that names a secret of its dataset. */
export const openPreview =
  ({ linkTo, studioOrigins, secondsToWait }: PreviewOptions): RequestHandler =>
  async (request, response) => {
    const wait = secondsToWait(request)
    if (wait !== undefined) return void response.set('retry-after', String(wait)).sendStatus(429)
    const { document: id, secret } = request.query
    const link = linkTo && typeof id === 'string' && typeof secret === 'string' ? await linkTo(id, secret) : undefined
    response.set(previewHeaders(studioOrigins)).removeHeader('x-frame-options')
    if (link !== undefined) response.status(303).location(link).end()
    else
      response
        .status(linkTo ? 403 : 503)
        .type('html')
        .send(previewRefusal(linkTo ? 'invalid' : 'unreadable', '/'))
  }

/** The draft that a valid preview link shows. */
export const draftOf = (preview: Preview | undefined) => (preview && 'documentId' in preview ? preview : undefined)

/** Redirects to the one address of a page; a preview stays out of caches. */
export const redirectToCanonical: RequestHandler = (request, response, next) => {
  const location = canonicalPath(request.url)
  if (location === undefined) return next()
  if (!response.hasHeader('cache-control')) response.set('cache-control', 'public, max-age=3600')
  response.status(308).location(location).end()
}

/** In development: Vite serves the sources. */
export const serveSources =
  (vite: ViteDevServer): RequestHandler =>
  async (request, response, next) => {
    // The pages' policy is for production; it would block Vite's scripts.
    response.removeHeader('content-security-policy')
    if (await isLeftByVite(vite, request, response)) next()
  }

/** An error of Express about what the client sent, such as a range that a file does not have. */
const isClientError = (
  error: unknown,
): error is { readonly status: number; readonly headers?: Record<string, string> } =>
  isRecord(error) && typeof error['status'] === 'number' && error['status'] >= 400 && error['status'] < 500

/** Answers a request that failed. */
export const failed =
  (logger: Logger, page: () => PreparedResponse): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const ofClient = isClientError(error) ? error : undefined
    if (!ofClient) logger.error({ error, requestId: requestIdOf(response) }, 'A request failed')
    if (response.headersSent) return void response.destroy()
    // A compressed file has set it before it found that the client has another version.
    response.removeHeader('content-encoding')
    if (ofClient) response.set({ ...ofClient.headers, 'cache-control': 'no-store' }).sendStatus(ofClient.status)
    else send(request, response, page())
  }
