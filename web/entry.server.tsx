import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { policyOf } from './csp.ts'
import { withDescription } from './document-head.ts'
import { withLateStart, withoutStart } from './late-start.ts'
import { siteContext } from './lib/site-context.ts'
import { yieldToIo } from './lib/yield-to-io.ts'
import { documentHead } from './templates/describe.ts'

/** Rendering may take this long, in ms; all data is there when it begins. */
export const streamTimeout = 10_000

/**
 * Documents are rendered one after the other, with turns of the event loop in between: a request for what is in memory waits for one
 * rendering at most, however many are to be done.
 */
let rendering: Promise<unknown> = Promise.resolve()

function inTurn<Result>(render: () => Promise<Result>): Promise<Result> {
  const result = rendering.then(yieldToIo).then(render)
  rendering = result.catch(() => {})
  return result
}

/**
 * The whole document at once, never a stream of it: what it was made from is known only when it is complete, and so are the
 * hashes of its scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  visit: Readonly<RouterContextProvider>,
): Promise<Response> {
  let renderError: unknown
  let deadline: NodeJS.Timeout | undefined
  const render = (resolve: (html: string) => void, reject: (reason: unknown) => void) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // A part that comes late to the browser (lazy) stands in the document where it belongs: React would else send a large one
      // hidden, and a script to show it.
      progressiveChunkSize: Infinity,
      onAllReady() {
        // A stream of Node's own in between, which React would fill in small pieces and wait for, is an eighth of the time.
        const parts: Buffer[] = []
        pipe(
          new Writable({
            highWaterMark: Number.MAX_SAFE_INTEGER,
            write(part: Buffer, _encoding, done) {
              parts.push(part)
              done()
            },
            destroy(error, done) {
              if (error) reject(error)
              done(error)
            },
            final(done) {
              resolve(Buffer.concat(parts).toString())
              done()
            },
          }),
        )
      },
      onShellError: reject,
      onError(error) {
        renderError = error
      },
    })
    // Cleared below: a timer that still runs holds the whole render in memory.
    deadline = setTimeout(abort, streamTimeout)
  }
  const rendered = await inTurn(() => new Promise<string>(render)).finally(() => clearTimeout(deadline))
  // A part that failed to render would be tried again in the browser; without JavaScript it would be missing. So: an error.
  if (renderError !== undefined) throw renderError
  const isProduction = import.meta.env.PROD
  const root: { settings?: unknown } = context.staticHandlerContext.loaderData['root'] ?? {}
  const { page, settings } = visit.get(documentHead)
  const described =
    page && settings && status === 200
      ? withDescription(rendered, page, { siteUrl: visit.get(siteContext).siteUrl, settings })
      : rendered
  const html =
    root.settings === null ? withoutStart(described) : isProduction ? withLateStart(described, context) : described
  headers.set('content-type', 'text/html; charset=utf-8')
  // In development Vite's scripts come and go: nothing is refused but frames, in place of what the server sends with all else.
  headers.set('content-security-policy', isProduction ? policyOf(html) : "frame-ancestors 'none'")
  return new Response(html, { status, headers })
}
