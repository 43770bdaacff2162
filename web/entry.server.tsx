import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { policyOf } from './csp.ts'
import { withLateStart } from './late-start.ts'
import { NonceContext } from './lib/InlineScript.tsx'
import { siteContext } from './lib/site-context.ts'
import { createTaskQueue } from './server/render-queue.ts'

/**
 * Logs an error of a loader or an action as one line. React Router would print it, and its own errors contain the address
 * of the request, which can be personal.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const facts = isRouteErrorResponse(error) ? { status: error.status } : { error }
  context.get(siteContext).warn(facts, 'A page could not be rendered')
}

/** Time limit for rendering, in ms. All data is loaded before rendering starts. */
export const streamTimeout = 10_000

/** Documents are rendered one after the other. */
const inTurn = createTaskQueue()

/**
 * Returns the complete document instead of a stream, because its cache metadata and the hashes of its scripts are known only when
 * rendering has finished.
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
      // Renders lazy components in place. React would otherwise send large ones hidden, with a script to show them.
      progressiveChunkSize: Infinity,
      onAllReady() {
        // Accepts every chunk at once: a Node stream in between accepts small pieces and makes React wait for each.
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
    // Cleared below, because a pending timer would hold the whole render in memory.
    deadline = setTimeout(abort, streamTimeout)
  }
  const rendered = await inTurn(() => new Promise<string>(render)).finally(() => clearTimeout(deadline))
  // React would retry the failed component in the browser, but without JavaScript it would be missing.
  if (renderError !== undefined) throw renderError
  const isProduction = import.meta.env.PROD
  const html = isProduction ? withLateStart(rendered, context) : rendered
  headers.set('content-type', 'text/html; charset=utf-8')
  // Vite's development scripts have no stable hashes, so the development policy only forbids framing.
  headers.set('content-security-policy', isProduction ? policyOf(html, nonce) : "frame-ancestors 'none'")
  // The nonce was needed only to hash the scripts. Without it, the same page has the same bytes.
  return new Response(html.replaceAll(` nonce="${nonce}"`, ''), { status, headers })
}
