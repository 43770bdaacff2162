import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHeaders, createRequest } from '@remix-run/node-fetch-server'
import { clientAddress } from '#gateway/guards/client-address.ts'
import { occurrences, readBody } from '#gateway/guards/read-body.ts'
import { retryAfterBusy, type WorkLimit } from '#gateway/guards/work-limit.ts'
import type { Kept, Made } from '#gateway/kept.ts'
import type { Logger } from '#gateway/logger.ts'
import { formErrors } from '#schema/errors/form-errors.ts'
import { limitErrors } from '#schema/errors/limit-errors.ts'
import { newVisit, type Visit } from '#web/graphql/visit.ts'
import { yieldToIo } from '#web/lib/yield-to-io.ts'
import { static500 } from '#web/shell/static-500.ts'
import type { Site } from '#web/site.ts'
import { pageKey } from './page-key.ts'
import { previewHeaders } from './preview.ts'
import { encode, etagOf, isGet, send, store, type Stored } from '#gateway/send.ts'

/** Bytes of one form, text of 4,000 characters in any script a dozen times over. */
const maxBody = 256 * 1024

/** Values of one form. Our longest has about 80 fields. */
const maxValues = 500

/**
 * Browsers ask each time, and the ETag makes that cheap; a CDN may answer for ten seconds by itself, and for a day while we cannot.
 * A page's data lives long enough that a click finds what was fetched ahead.
 */
const forShared = 's-maxage=10, stale-while-revalidate=30, stale-if-error=86400'
const lifetime = { page: `public, max-age=0, ${forShared}`, data: `public, max-age=30, ${forShared}` } as const

/** The longest address, in characters, for which it is kept that nothing is there. */
const longestMiss = 500

interface Options {
  /** The site as it is now: in development each change makes another. */
  readonly site: () => Promise<Site>
  readonly siteUrl: string
  /** Whether a page of another origin has sent a request. */
  readonly isCrossOrigin: (request: IncomingMessage) => boolean
  /** Trusted ones in front of us. */
  readonly proxies: number
  readonly logger: Logger
  /** Without it, as in development, every page is made anew. */
  readonly kept?: Kept<Stored> | undefined
  readonly workLimit: WorkLimit
  /** Told of each page that was made, with the time that it took, in ms. */
  readonly onMade?: (ms: number) => void
}

export interface Pages {
  /** Answers with a kept page, at once. @returns false when there is none. */
  readonly sendKept: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Answers a request for a page, or for its data alone. */
  readonly page: (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    preview?: Visit['preview'],
  ) => Promise<void>
}

const isPage = (response: Response): boolean => (response.headers.get('content-type') ?? '').startsWith('text/html')

/** The page for when no page can be made. */
const errorPage = (status: number): Stored =>
  store({
    status,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['cache-control', 'no-store'],
    ],
    body: { identity: Buffer.from(static500()) },
  })

/** In either of the two encodings of a form. To parse very many values takes long, and to show them again longer. */
const hasTooManyValues = (body: Buffer): boolean =>
  occurrences(body, '&', maxValues) >= maxValues || occurrences(body, '\r\n--', maxValues) > maxValues

/** A refusal that costs nothing to make. */
const plain = (status: number, text: string, retryAfter?: number): Stored =>
  store({
    status,
    headers: [
      ['content-type', 'text/plain; charset=utf-8'],
      ['cache-control', 'no-store'],
      ...(retryAfter === undefined ? [] : ([['retry-after', String(retryAfter)]] as const)),
    ],
    body: { identity: Buffer.from(`${text}\n`) },
  })

const busy = plain(limitErrors.busy.status, `${limitErrors.busy.words} ${limitErrors.busy.next}`, retryAfterBusy)

const limited = (isForm: boolean, retryAfter: number): Stored => {
  const { status, words, next } = isForm ? formErrors.limited : limitErrors.limited
  return plain(status, `${words} ${next}`, retryAfter)
}

export function createPages({
  site,
  siteUrl,
  isCrossOrigin,
  proxies,
  logger,
  kept,
  workLimit,
  onMade,
}: Options): Pages {
  const { host, protocol } = new URL(siteUrl)

  /**
   * Settles in a turn of the event loop in which no other page begins: what memory can answer is answered in between, however many
   * pages are to be made.
   */
  let turn: Promise<unknown> = Promise.resolve()
  const ownTurn = () => (turn = turn.then(yieldToIo))

  /** @param shared How it may be cached when it is the same for everybody. */
  const make = async (asked: Request, visit: Visit, shared: 'long' | 'variant' | 'not'): Promise<Made<Stored>> =>
    workLimit.run(() => makeNow(asked, visit, shared), {
      isReserved: shared === 'long' || asked.method === 'POST',
    }) ?? {
      value: busy,
      size: busy.size,
      keeping: 'failed',
      facts: visit,
    }

  const makeNow = async (asked: Request, visit: Visit, shared: 'long' | 'variant' | 'not'): Promise<Made<Stored>> => {
    const startedAt = performance.now()
    const made = (value: Stored, keeping: Made<Stored>['keeping']) => ({
      value,
      size: value.size,
      keeping,
      facts: visit,
    })
    let answer: Response
    let bytes: Buffer
    try {
      const current = await site()
      await ownTurn()
      answer = await current.fetch(asked, visit)
      bytes = Buffer.from(await answer.arrayBuffer())
    } catch (error) {
      logger.error({ error, requestId: visit.requestId }, 'A page could not be made')
      return made(errorPage(500), 'failed')
    }
    onMade?.(performance.now() - startedAt)
    const { status } = answer
    // React Router's own last words are plain text: nobody should meet them.
    if (status >= 500 && asked.headers.get('accept')?.includes('text/html') && !isPage(answer))
      return made(errorPage(status), 'failed')

    const isPublic =
      !visit.preview &&
      !visit.isPrivate &&
      asked.method !== 'POST' &&
      status === 200 &&
      !(answer.headers.get('cache-control') ?? '').startsWith('private')
    const keeping = status >= 500 ? 'failed' : status === 404 && !visit.isPrivate ? 'brief' : isPublic ? shared : 'not'
    const headers = new Map(answer.headers)
    if (keeping === 'long' || keeping === 'variant')
      headers.set('cache-control', isPage(answer) ? lifetime.page : lifetime.data)
    if (visit.preview) for (const [name, value] of Object.entries(previewHeaders)) headers.set(name, value)
    return made(
      store({
        status,
        headers,
        body: await encode(bytes),
        etag: isPublic ? etagOf(bytes) : undefined,
      }),
      keeping,
    )
  }

  /** As everybody gets it: nothing of the one who asked reaches the page. */
  const makeShared = (key: string, requestId: string) => () => {
    const { href, pathname, searchParams } = new URL(`${protocol}//${host}${key}`)
    const accept = pathname.endsWith('.data') ? '*/*' : 'text/html'
    // Anything can be searched for; which routes' data is wanted has a few values.
    const isMadeUp = [...searchParams.keys()].some((name) => name !== '_routes')
    return make(new Request(href, { headers: { accept } }), newVisit(requestId), isMadeUp ? 'variant' : 'long')
  }

  /** @param body Of a form. */
  const makeFor = (
    request: IncomingMessage,
    response: ServerResponse,
    visit: Visit,
    body: Buffer<ArrayBuffer> | undefined,
  ) => {
    // HEAD tells what GET would: React Router would answer it with the length of nothing.
    const asked = body
      ? new Request(`${protocol}//${host}${request.url}`, { method: 'POST', headers: createHeaders(request), body })
      : new Request(createRequest(request, response, { host, protocol }), { method: 'GET' })
    // React Router would compare it with SITE_URL alone, and answer a few plain words in the place of the form.
    asked.headers.delete('origin')
    return make(asked, visit, 'not')
  }

  return {
    sendKept(request, response) {
      const stored = isGet(request) ? kept?.get(request.url ?? '/') : undefined
      if (!stored) return false
      send(request, response, stored)
      return true
    },
    async page(request, response, requestId, preview) {
      const isForm = request.method === 'POST'
      const url = request.url ?? '/'
      const key = isGet(request) && !preview ? pageKey(url) : undefined
      const stored = key === undefined ? undefined : kept?.get(key)
      if (stored) return send(request, response, stored)
      const address = clientAddress(request, proxies)
      const wait = workLimit.secondsToWait(address)
      if (wait !== undefined) return send(request, response, limited(isForm, wait))
      if (key !== undefined) {
        const makeIt = makeShared(key, requestId)
        return send(request, response, kept ? await kept.getOrMake(key, makeIt) : (await makeIt()).value)
      }
      const body = isForm ? await readBody(request, maxBody) : undefined
      if (isForm && (!body || hasTooManyValues(body))) {
        response.writeHead(413, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
        response.end(`${limitErrors.tooLarge.words} ${limitErrors.tooLarge.next}`)
        return
      }
      const made = await makeFor(request, response, newVisit(requestId, preview, address, isCrossOrigin(request)), body)
      if (made.keeping === 'brief' && isGet(request) && !preview && url.length <= longestMiss)
        kept?.keepBriefly(url, made)
      send(request, response, made.value)
    },
  }
}
