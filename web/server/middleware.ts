/** The steps of a request that are no more than a header, a redirect or a log line. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorRequestHandler, RequestHandler } from 'express'
import type { ViteDevServer } from 'vite'
import type { Config } from '#gateway/config.ts'
import type { Metrics } from '#gateway/http/metrics.ts'
import { isProbe } from '#gateway/http/probes.ts'
import { setSecurityHeaders } from '#gateway/http/security-headers.ts'
import { isGet, prepareResponse, type PreparedResponse, send } from '#gateway/http/send.ts'
import type { Logger } from '#gateway/logger.ts'
import { isRecord } from '#schema/is-record.ts'
import { canonicalPath } from './canonical-path.ts'
import { type Preview, previewHeaders, setPreviewHeaders } from './preview.ts'
import { isForeignHost } from './request-origin.ts'
import { isLeftByVite } from './site-builds.ts'

/** A step that may answer a request; the next step handles what it does not answer. */
export const unlessAnswered =
  (answer: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>): RequestHandler =>
  (request, response, next) => {
    const goOn = (isAnswered: boolean) => {
      if (!isAnswered) next()
    }
    const answered = answer(request, response)
    // At once, because a cached page waits for nothing.
    return typeof answered === 'boolean' ? goOn(answered) : answered.then(goOn)
  }

export const requestIdOf = (response: ServerResponse): string => String(response.getHeader('x-request-id'))

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

export const secure: RequestHandler = (_request, response, next) => {
  setSecurityHeaders(response)
  next()
}

/** Redirects a visitor from another host name to SITE_URL, where forms can be sent. Probes may use any name. */
export const redirectToHost =
  (config: Config): RequestHandler =>
  (request, response, next) => {
    const { url } = request
    if (!isGet(request) || !isForeignHost(request, config) || isProbe(url)) return next()
    setSecurityHeaders(response)
    response
      .writeHead(308, { location: config.siteUrl + (canonicalPath(url) ?? url), 'cache-control': 'no-store' })
      .end()
  }

/** Refuses a preview link that is not valid, and marks what a valid one shows. */
export const checkPreview =
  (previewOf: (request: IncomingMessage) => Preview | undefined): RequestHandler =>
  (request, response, next) => {
    const preview = previewOf(request)
    if (!preview) return next()
    setPreviewHeaders(response)
    if (!('html' in preview)) return next()
    const body = { identity: Buffer.from(preview.html) }
    const headers = [['content-type', 'text/html; charset=utf-8'] as const, ...Object.entries(previewHeaders)]
    send(request, response, prepareResponse({ status: preview.status, headers, body }))
  }

/** The draft that a valid preview link shows. */
export const draftOf = (preview: Preview | undefined) => (preview && 'documentId' in preview ? preview : undefined)

/** Redirects to the one address of a page; a preview stays out of caches. */
export const redirectToCanonical: RequestHandler = (request, response, next) => {
  const location = canonicalPath(request.url)
  if (location === undefined) return next()
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'public, max-age=3600')
  response.writeHead(308, { location }).end()
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
    if (response.headersSent) response.destroy()
    else if (ofClient) response.set({ ...ofClient.headers, 'cache-control': 'no-store' }).sendStatus(ofClient.status)
    else send(request, response, page())
  }
