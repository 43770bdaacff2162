import type { RequestListener } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import { documentHeaders } from './security-headers.ts'

/** Node's parser accepts more than a path, and Express reads that by the deprecated `url.parse`, which prints a warning. */
const path = /^\/[^#\xa0]*$/

/** Refuses a target that is not a path, before Express reads it. */
export const onlyPaths =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    if (path.test(request.url ?? '')) handle(request, response)
    else response.writeHead(400, { ...documentHeaders, 'cache-control': 'no-store', connection: 'close' }).end()
  }

const readMethods = ['GET', 'HEAD']
const methods = [...readMethods, 'POST']

const refuse = (response: Response, status: 400 | 405 | 501, words: string) =>
  void response.status(status).set({ 'cache-control': 'no-store', connection: 'close' }).type('text/plain').send(words)

const refuseMethod = (response: Response, allowed: readonly string[]) =>
  refuse(response.set('allow', allowed.join(', ')), 405, `This address accepts only ${allowed.join(', ')}.\n`)

/** Node uses the first of two, and a proxy in front perhaps the second. */
const isAnyTwice = ({ headersDistinct }: Request): boolean =>
  ['host', 'content-type'].some((name) => (headersDistinct[name]?.length ?? 0) > 1)

/**
 * Refuses a request before its body is read: a method other than GET, HEAD and, where the path accepts it, POST (RFC 9110, 15.5.6), and
 * headers that a proxy could read differently than this server.
 * @param acceptsPost It receives the path without the query.
 */
export const refuseRequest =
  (acceptsPost: (path: string) => boolean): RequestHandler =>
  (request, response, next) => {
    const { headers, method } = request
    if (!methods.includes(method)) refuseMethod(response, methods)
    else if (isAnyTwice(request)) refuse(response, 400, 'A header of this request occurs twice.\n')
    else if ((headers['transfer-encoding'] ?? 'chunked').toLowerCase() !== 'chunked')
      refuse(response, 501, 'The transfer encoding of this request is not supported.\n')
    else if (method === 'POST' && !acceptsPost(request.path)) refuseMethod(response, readMethods)
    else next()
  }
