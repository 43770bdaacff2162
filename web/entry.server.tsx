import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { policyOf } from './csp.ts'
import { withLateStart } from './late-start.ts'
import { NonceContext } from './lib/InlineScript.tsx'
import { yieldToIo } from './lib/yield-to-io.ts'

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
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  let renderError: unknown
  let deadline: NodeJS.Timeout | undefined
  const render = (resolve: (html: string) => void, reject: (reason: unknown) => void) => {
    const document = (
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>
    )
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
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
  const html = isProduction ? withLateStart(rendered, context) : rendered
  headers.set('content-type', 'text/html; charset=utf-8')
  // In development the hashes of Vite's scripts change: only framing is refused.
  headers.set('content-security-policy', isProduction ? policyOf(html, nonce) : "frame-ancestors 'none'")
  // The nonce has served its purpose; without it the same page has the same bytes.
  return new Response(html.replaceAll(` nonce="${nonce}"`, ''), { status, headers })
}
