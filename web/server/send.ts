import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** One body in the encodings that we send. */
export interface Encoded {
  readonly identity: Buffer
  readonly br?: Buffer
  readonly gzip?: Buffer
}

/** Below this many bytes compression costs more than it saves. */
const worthCompressing = 1_000

/** @param effort Brotli's, 0 to 11: high for what is made once, low for what is made for one visitor. */
export async function encode(identity: Buffer, effort: number): Promise<Encoded> {
  if (identity.byteLength < worthCompressing) return { identity }
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
    zip(identity),
  ])
  return { identity, br, gzip: gz }
}

export const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`

/** Whether the visitor's copy is the same: RFC 9110, section 13.1.2. */
const hasCopy = (request: IncomingMessage, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((given) => given.trim().replace(/^W\//, ''))
    .some((given) => given === etag || given === '*')

/** The encodings that the visitor takes: RFC 9110, section 12.5.3. A weight of 0 says no. */
const encodingsFor = ({ headers }: IncomingMessage): readonly string[] =>
  (headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter((given) => !/;\s*q=0(\.0*)?\s*$/.test(given))
    .map((given) => given.split(';', 1)[0]?.trim() ?? '')

/** Sends a body in the best encoding that the visitor takes, or 304 when they have it. The caller has set all other headers. */
export function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: Encoded,
  etag?: string,
): void {
  const accepted = encodingsFor(request)
  const encoding = (['br', 'gzip'] as const).find((name) => body[name] && accepted.includes(name))
  const bytes = (encoding && body[encoding]) ?? body.identity
  if (body.br) response.appendHeader('vary', 'Accept-Encoding')
  if (etag !== undefined) {
    response.setHeader('etag', etag)
    if (status === 200 && hasCopy(request, etag)) {
      response.writeHead(304).end()
      return
    }
  }
  if (encoding) response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', bytes.byteLength)
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : bytes)
}
