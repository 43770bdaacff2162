import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncodings, hasCopy } from './negotiate.ts'
import { documentHeaders } from './security-headers.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A body in each supported encoding. */
export interface Encoded {
  readonly identity: Buffer
  readonly br?: Buffer
  readonly gzip?: Buffer
}

type Encoding = keyof Encoded

/** Below this size in bytes, compression costs more than it saves. */
const worthCompressing = 1_000

/** Brotli's quality for pages: web/decisions.md. */
const pageEffort = 5

/** @param effort Brotli's quality, 0 to 11: high for files that a build compresses once */
export async function encode(identity: Buffer, effort = pageEffort): Promise<Encoded> {
  if (identity.byteLength < worthCompressing) return { identity }
  const [br, gz] = await Promise.all([brotliOf(identity, effort), zip(identity)])
  return { identity, br, gzip: gz }
}

/** Compresses for one client, whose request has this Accept-Encoding. */
export async function encodeFor(identity: Buffer, accepted: string | undefined): Promise<Encoded> {
  const [encoding] = acceptedEncodings({ headers: { 'accept-encoding': accepted } })
  if (identity.byteLength < worthCompressing || encoding === undefined) return { identity }
  return encoding === 'br'
    ? { identity, br: await brotliOf(identity, pageEffort) }
    : { identity, gzip: await zip(identity) }
}

const brotliOf = (bytes: Buffer, effort: number): Promise<Buffer> =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  })

/** A complete response: its headers and bytes for each encoding. */
export interface PreparedResponse {
  readonly status: number
  /** Undefined when the response cannot be revalidated. */
  readonly etag: string | undefined
  readonly notModified: readonly string[]
  readonly variants: Readonly<Partial<Record<Encoding, Variant>>> & { readonly identity: Variant }
  /** Memory in bytes. */
  readonly size: number
}

interface Variant {
  /** Name, value, name, value: node:http writes such a list without conversion. */
  readonly headers: readonly string[]
  readonly bytes: Buffer
}

interface Parts {
  readonly status: number
  /** Lower-case names. They may replace the common headers. */
  readonly headers: Iterable<readonly [string, string]>
  readonly body: Encoded
  readonly etag?: string | undefined
  /** Security headers; by default those of a document. */
  readonly security?: Readonly<Record<string, string>>
}

const variantOf = (common: readonly string[], encoding: Encoding, bytes: Buffer): Variant => ({
  headers: [
    ...common,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    String(bytes.byteLength),
  ],
  bytes,
})

/** Prepares a response with the common headers. */
export function prepareResponse({ status, headers, body, etag, security = documentHeaders }: Parts): PreparedResponse {
  const common = new Map<string, string>([...Object.entries(security), ...headers])
  if (body.br ?? body.gzip) common.set('vary', [common.get('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  if (etag !== undefined) common.set('etag', etag)
  const notModified = [...common].flat()
  return withVariants(status, etag, notModified, body)
}

/** Returns a response with the same status and headers, and another body of which no client has a copy. */
export const withBody = ({ status, notModified }: PreparedResponse, body: Encoded): PreparedResponse =>
  withVariants(status, undefined, notModified, body)

function withVariants(
  status: number,
  etag: string | undefined,
  notModified: readonly string[],
  body: Encoded,
): PreparedResponse {
  const bodies = [body.identity, body.br, body.gzip]
  return {
    status,
    etag,
    notModified,
    variants: {
      identity: variantOf(notModified, 'identity', body.identity),
      ...(body.br && { br: variantOf(notModified, 'br', body.br) }),
      ...(body.gzip && { gzip: variantOf(notModified, 'gzip', body.gzip) }),
    },
    size: bodies.reduce((sum, bytes) => sum + (bytes?.byteLength ?? 0), 4_000),
  }
}

export const isGet = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** Sends a response in the best encoding that the client accepts, or 304 when its copy is current. */
export function send(request: IncomingMessage, response: ServerResponse, prepared: PreparedResponse): void {
  const { status, etag, variants } = prepared
  if (etag !== undefined && status === 200 && hasCopy(request, etag)) {
    // node:http accepts a list of strings; its types require a mutable one.
    response.writeHead(304, [...prepared.notModified]).end()
    return
  }
  const encoding = acceptedEncodings(request).find((name) => variants[name])
  const variant = (encoding && variants[encoding]) ?? variants.identity
  response.writeHead(status, variant.headers as string[])
  response.end(request.method === 'HEAD' ? undefined : variant.bytes)
}
