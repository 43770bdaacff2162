import type { IncomingMessage, ServerResponse } from 'node:http'

const readMethods = ['GET', 'HEAD']
const methods = [...readMethods, 'POST']

/** How long a client may continue sending a body that is not read, in ms, so that it still receives the response. */
const lingerTime = 1_000

const refuse = (response: ServerResponse, status: 400 | 405, words: string, headers = {}) => {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...headers,
    })
    .end(words)
  return true
}

const refuseMethod = (response: ServerResponse, allowed: readonly string[]) =>
  refuse(response, 405, `This address accepts only ${allowed.join(', ')}.\n`, { allow: allowed.join(', ') })

/**
 * Refuses a request before its body is read: a method other than GET, HEAD and, where the path accepts it, POST (RFC 9110,
 * 15.5.6), or a target that is not a path. The absolute form, which clients send to proxies and every server must accept
 * (RFC 9112, 3.2.2), is replaced by its path. If the route does not read the body, the connection is closed a second
 * after the response.
 * @param acceptsPost By default every path accepts POST. It receives the path without the query.
 * @returns false when the request may continue
 */
export function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  acceptsPost: (path: string) => boolean = () => true,
): boolean {
  const { headers, method = '', url = '' } = request
  if (headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined)
    response.once('finish', () => {
      if (!request.complete) setTimeout(() => request.complete || request.socket.destroy(), lingerTime).unref()
    })
  if (!methods.includes(method)) return refuseMethod(response, methods)
  if (!url.startsWith('/')) {
    const path = /^https?:\/\/[^/?#]+(.*)/is.exec(url)?.[1]
    if (path === undefined) return refuse(response, 400, 'The address of this request is not a path.\n')
    request.url = path.startsWith('/') ? path : `/${path}`
  }
  const [path = '/'] = (request.url ?? '/').split('?', 1)
  return method === 'POST' && !acceptsPost(path) && refuseMethod(response, readMethods)
}
