import { ClientError, CorsOriginError, ServerError } from '@sanity/client'

/** The reason of a content error, as sent to clients of the gateway. */
export type ContentErrorCode = 'CONTENT_REJECTED' | 'CONTENT_TIMED_OUT' | 'CONTENT_RATE_LIMITED' | 'CONTENT_UNAVAILABLE'

/**
 * The content service refused a query (400–499: our fault), refused it because of too many requests (429) or a timeout
 * (408), or was unreachable (everything else). The message is for the log; visitors see the text for the code.
 */
export class ContentError extends Error {
  readonly code: ContentErrorCode
  /** There was no response in time. A slow query cannot be distinguished from a service that is down. */
  readonly isUnreachable: boolean
  /** There is no connection to the service, so no other query can succeed either. */
  readonly isConnectionLost: boolean

  constructor(
    code: ContentErrorCode,
    message: string,
    {
      isUnreachable = false,
      isConnectionLost = false,
      ...options
    }: ErrorOptions & { isUnreachable?: boolean; isConnectionLost?: boolean } = {},
  ) {
    super(message, options)
    this.name = 'ContentError'
    this.code = code
    this.isUnreachable = isUnreachable
    this.isConnectionLost = isConnectionLost
  }
}

/** Client errors that a retry may resolve (S85). */
const temporaryCodes: ReadonlyMap<number, ContentErrorCode> = new Map([
  [408, 'CONTENT_TIMED_OUT'],
  [429, 'CONTENT_RATE_LIMITED'],
])

/** A refusal that a retry would not change. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CorsOriginError || (error instanceof ClientError && !temporaryCodes.has(error.statusCode))

/** Error codes of node's sockets and of undici, which implements fetch. */
const connectionCodes = new Set<unknown>([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
])

function isConnectionError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && connectionCodes.has(cause.code)) return true
  return false
}

export function toContentError(error: unknown): ContentError {
  if (error instanceof ContentError) return error
  const message = error instanceof Error ? error.message : String(error)
  if (isRefusal(error))
    return new ContentError('CONTENT_REJECTED', `The content service refused a query: ${message}`, { cause: error })
  const status = error instanceof ServerError || error instanceof ClientError ? error.statusCode : undefined
  const reason = status === undefined ? 'did not answer' : `answered ${status}`
  const code = (status !== undefined && temporaryCodes.get(status)) || 'CONTENT_UNAVAILABLE'
  return new ContentError(code, `The content service ${reason}: ${message}`, {
    cause: error,
    isUnreachable: status === undefined || status > 500,
    isConnectionLost: isConnectionError(error),
  })
}
