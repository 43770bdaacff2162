import type { Request, RequestHandler, Response } from 'express'

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
 * Refuses a request before its body is read: a method other than GET, HEAD and, where the path accepts it, POST (RFC 9110, 15.5.6), a
 * target that is not a path, and headers that a proxy could read differently than this server.
 * @param acceptsPost It receives the path without the query.
 */
export const refuseRequest =
  (acceptsPost: (path: string) => boolean): RequestHandler =>
  (request, response, next) => {
    const { headers, method, url } = request
    if (!methods.includes(method)) refuseMethod(response, methods)
    // Node's parser accepts a fragment, which no client may send (RFC 9112, 3.2.1).
    else if (!url.startsWith('/') || url.includes('#'))
      refuse(response, 400, 'The address of this request is not a path.\n')
    else if (isAnyTwice(request)) refuse(response, 400, 'A header of this request occurs twice.\n')
    else if ((headers['transfer-encoding'] ?? 'chunked').toLowerCase() !== 'chunked')
      refuse(response, 501, 'The transfer encoding of this request is not supported.\n')
    else if (method === 'POST' && !acceptsPost(request.path)) refuseMethod(response, readMethods)
    else next()
  }
