import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import etag from 'etag'
import type { Request, Response } from 'express'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A body in each supported encoding. */
export interface Encoded {
  readonly identity: Buffer
  readonly br?: Buffer
  readonly gzip?: Buffer
}

/** Below this size in bytes, compression costs more than it saves. */
const worthCompressing = 1_000

/** Brotli's quality for pages, and for those that are sent once: web/decisions.md. */
const pageEffort = 5
const onceEffort = 2

/** Brotli is smaller, and clients list gzip first. */
const codings = ['br', 'gzip'] as const

interface AcceptsCoding {
  acceptsEncodings(coding: string): string | false
}

const codingFor = (request: AcceptsCoding, offered: readonly (typeof codings)[number][] = codings) =>
  offered.find((coding) => request.acceptsEncodings(coding))

/** @param effort Brotli's quality, 0 to 11: high for files that a build compresses once */
export async function encode(identity: Buffer, effort = pageEffort): Promise<Encoded> {
  if (identity.byteLength < worthCompressing) return { identity }
  const [br, gz] = await Promise.all([brotli(identity, brotliOptions(identity, effort)), zip(identity)])
  return { identity, br, gzip: gz }
}

const brotliOptions = ({ byteLength }: Buffer, effort: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: byteLength },
})

/** For a body that is sent once: only in the encoding that its client gets, and fast. */
export async function encodeFor(request: AcceptsCoding, identity: Buffer): Promise<Encoded> {
  if (identity.byteLength < worthCompressing) return { identity }
  switch (codingFor(request)) {
    case 'br':
      return { identity, br: await brotli(identity, brotliOptions(identity, onceEffort)) }
    case 'gzip':
      return { identity, gzip: await zip(identity, { level: onceEffort }) }
    case undefined:
      return { identity }
  }
}

/** A weak etag, because it applies to every encoding of the bytes. RFC 9110, section 8.8.1. */
export const etagOf = (entity: Buffer): string => etag(entity, { weak: true })

/** A complete response, which can be sent to any number of clients. */
export interface PreparedResponse {
  readonly status: number
  readonly headers: Map<string, string>
  readonly body: Encoded
  /** Memory in bytes. */
  readonly size: number
}

interface Parts {
  readonly status: number
  /** Lower-case names. */
  readonly headers: Iterable<readonly [string, string]>
  readonly body: Encoded
  /** Undefined when the response cannot be revalidated. */
  readonly etag?: string | undefined
}

export function prepareResponse({ status, headers, body, etag: tag }: Parts): PreparedResponse {
  const all = new Map(headers)
  if (body.br || body.gzip) all.set('vary', [all.get('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  if (tag !== undefined) all.set('etag', tag)
  const bytes = [body.identity, body.br, body.gzip].reduce((sum, buffer) => sum + (buffer?.byteLength ?? 0), 0)
  return { status, headers: all, body, size: bytes + 4_000 }
}

export const isGet = ({ method }: Pick<Request, 'method'>): boolean => method === 'GET' || method === 'HEAD'

/** Sends a response in the best encoding that the client accepts, or 304 when its copy is current. */
export function send(request: Request, response: Response, { status, headers, body }: PreparedResponse): void {
  response.status(status).setHeaders(headers)
  if (request.fresh) return void response.status(304).end()
  const encoding = codingFor(
    request,
    codings.filter((coding) => body[coding]),
  )
  if (encoding) response.setHeader('content-encoding', encoding)
  const bytes = (encoding && body[encoding]) ?? body.identity
  response.setHeader('content-length', bytes.byteLength)
  response.end(bytes)
}
