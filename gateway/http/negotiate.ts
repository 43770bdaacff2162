/** Conditional requests and content negotiation. */
import type { IncomingMessage } from 'node:http'
import etag from 'etag'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

type Request = Pick<IncomingMessage, 'headers'>

/** A weak etag, because it applies to every encoding of the bytes. RFC 9110, section 8.8.1. */
export const etagOf = (entity: Buffer | string): string => etag(entity, { weak: true })

/**
 * Whether the client's copy is current: RFC 9110, section 13.1.2. Only this header, because `fresh` refuses a copy when the request
 * has `Cache-Control: no-cache`, which fetch() adds to If-None-Match.
 */
export const hasCopy = ({ headers }: Request, tag: string): boolean =>
  fresh({ 'if-none-match': headers['if-none-match'] }, { etag: tag })

/** By the header: clients send few different ones, and parsing is most of the cost. A header has 16 kB at most. */
const negotiated = new LRUCache<string, readonly ('br' | 'gzip')[]>({
  max: 100,
  memoMethod(header) {
    const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip'])
    return (['br', 'gzip'] as const).filter((encoding) => accepted.includes(encoding))
  },
})

/**
 * The encodings that the client accepts, best first: RFC 9110, section 12.5.3. The order is ours: Brotli is smaller, and clients list
 * gzip first.
 */
export const acceptedEncodings = ({ headers }: Request): readonly ('br' | 'gzip')[] => {
  const header = headers['accept-encoding']
  return typeof header === 'string' ? negotiated.memo(header) : []
}
