import type { IncomingMessage, ServerResponse } from 'node:http'
import { documentHeaders } from './security-headers.ts'

const readMethods = ['GET', 'HEAD']
const methods = [...readMethods, 'POST']

/** How long a client may continue sending a body that is not read, in ms, so that it still receives the response. */
const lingerTime = 1_000

const refuse = (response: ServerResponse, status: 400 | 405 | 415 | 501, words: string, headers = {}) => {
  response
    .writeHead(status, {
      ...documentHeaders,
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

/** A host name or address with an optional port; empty where a client has none. */
const host = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\w:.]+\])(?::\d*)?$/

/** Headers that must occur at most once, because a proxy in front could use another one of them than Node does. */
const single = new Set(['host', 'content-type', 'content-length', 'content-encoding', 'transfer-encoding'])

/** Reads the raw list of names and values: `headersDistinct` would copy every header of every request. */
function isAnyTwice(rawHeaders: readonly string[]): boolean {
  const seen: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? ''
    if (!single.has(name)) continue
    if (seen.includes(name)) return true
    seen.push(name)
  }
  return false
}

/** Refuses headers of the message that a proxy could read differently, or that this server would ignore. */
function refuseHeaders({ headers, rawHeaders, httpVersion }: IncomingMessage, response: ServerResponse): boolean {
  if (isAnyTwice(rawHeaders)) return refuse(response, 400, 'A header of this request occurs twice.\n')
  if (headers.host === undefined ? httpVersion === '1.1' : !host.test(headers.host))
    return refuse(response, 400, 'This request has no valid Host header.\n')
  const coding = headers['transfer-encoding']
  if (coding !== undefined && (httpVersion !== '1.1' || coding.toLowerCase() !== 'chunked'))
    return refuse(response, 501, 'The transfer encoding of this request is not supported.\n')
  // A partial PUT or POST: RFC 9110, 14.5.
  if (headers['content-range'] !== undefined) return refuse(response, 400, 'This address accepts no partial content.\n')
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity')
    return refuse(response, 415, 'Send the content without compression.\n', { 'accept-encoding': 'identity' })
  return false
}

/**
 * Refuses a request before its body is read: a method other than GET, HEAD and, where the path accepts it, POST (RFC 9110,
 * 15.5.6), ambiguous or unsupported headers of the message, or a target that is not a path. The absolute form, which
 * clients send to proxies and every server must accept (RFC 9112, 3.2.2), is replaced by its path and host. If the
 * route does not read the body, the connection is closed a second after the response.
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
  if (refuseHeaders(request, response)) return true
  if (!url.startsWith('/')) {
    const [, authority = '', path] = /^https?:\/\/([^/?#]+)(.*)/is.exec(url) ?? []
    if (path === undefined || !host.test(authority))
      return refuse(response, 400, 'The address of this request is not a path.\n')
    request.url = path.startsWith('/') ? path : `/${path}`
    headers.host = authority
  }
  // Node's parser accepts a fragment, which no client may send (RFC 9112, 3.2.1).
  if (request.url?.includes('#')) return refuse(response, 400, 'The address of this request is not a path.\n')
  if (method !== 'POST') return false
  const [path = '/'] = (request.url ?? '/').split('?', 1)
  return !acceptsPost(path) && refuseMethod(response, readMethods)
}
