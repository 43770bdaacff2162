import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest } from '@remix-run/node-fetch-server'
import type { Logger } from '#gateway/logger.ts'
import type { Visit } from '#web/graphql/link.ts'
import { static500 } from '#web/shell/static-500.ts'
import type { Site } from '#web/site.ts'
import { setPreviewHeaders } from './preview.ts'
import { encode, etagOf, sendEncoded } from './send.ts'

/** Bytes of one form, text of 4,000 characters in any script a dozen times over. */
const maxBody = 256 * 1024

/** Brotli's effort for a page that is made for one request. */
const pageEffort = 4

interface Options {
  /** The site as it is now: in development each change makes another. */
  readonly site: () => Promise<Site>
  readonly siteUrl: string
  readonly logger: Logger
}

const isPage = (response: Response): boolean => (response.headers.get('content-type') ?? '').startsWith('text/html')

/** The page for when no page can be made. */
function sendError(request: IncomingMessage, response: ServerResponse, status: number): void {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  sendEncoded(request, response, status, { identity: Buffer.from(static500()) })
}

/** Answers a request for a page, or for its data alone. */
export function createPages({ site, siteUrl, logger }: Options) {
  const { host, protocol } = new URL(siteUrl)

  return async function page(
    request: IncomingMessage,
    response: ServerResponse,
    preview?: Visit['preview'],
  ): Promise<void> {
    if (request.method === 'POST' && !(Number(request.headers['content-length']) <= maxBody)) {
      response.writeHead(413, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
      response.end(
        'This form is too large to send. Go back: what you typed is still there. Please shorten it, or call us.',
      )
      return
    }
    const visit: Visit = { requestId: randomUUID(), tags: new Set(), validUntil: Infinity, ...(preview && { preview }) }
    let answer: Response
    let bytes: Buffer
    try {
      const asked = createRequest(request, response, { host, protocol })
      // HEAD tells what GET would: React Router would answer it with the length of nothing.
      answer = await (
        await site()
      ).fetch(asked.method === 'HEAD' ? new Request(asked, { method: 'GET' }) : asked, visit)
      bytes = Buffer.from(await answer.arrayBuffer())
    } catch (error) {
      logger.error({ error, requestId: visit.requestId }, 'A page could not be made')
      return sendError(request, response, 500)
    }
    // React Router's own last words are plain text: nobody should meet them.
    if (answer.status >= 500 && request.headers.accept?.includes('text/html') && !isPage(answer))
      return sendError(request, response, answer.status)

    for (const [name, value] of answer.headers) response.setHeader(name, value)
    response.setHeader('x-request-id', visit.requestId)
    if (preview) setPreviewHeaders(response)
    const isKeepable =
      !preview &&
      request.method !== 'POST' &&
      answer.status === 200 &&
      !(answer.headers.get('cache-control') ?? '').startsWith('private')
    sendEncoded(
      request,
      response,
      answer.status,
      await encode(bytes, pageEffort),
      isKeepable ? etagOf(bytes) : undefined,
    )
  }
}
