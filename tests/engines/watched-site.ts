import { violationMessage } from '#web/server/csp-reports.ts'
import { createHash } from 'node:crypto'
import { Agent, createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { freePort, startSite } from '#tests/helpers/site.ts'
import { watchPage } from './page-watch.ts'

const watch = `(${watchPage.toString()})()`
const watchHash = `'sha256-${createHash('sha256').update(watch).digest('base64')}'`

/** No keep-alive: the site may be about to close a reused connection. */
const newConnections = new Agent({ keepAlive: false })

/**
 * Inserts `watchPage` at the start of a document, and its hash into the document's policy. Everything else passes
 * unchanged.
 */
async function send(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { 'content-length': _length, 'content-security-policy': policy, ...headers } = answer.headers
  const status = answer.statusCode ?? 502
  if (!headers['content-type']?.startsWith('text/html') || typeof policy !== 'string') {
    outgoing.writeHead(status, answer.headers)
    await pipeline(answer, outgoing)
    return
  }
  const html = await text(answer)
  outgoing.writeHead(status, {
    ...headers,
    'content-security-policy': policy.replace("script-src 'self'", `script-src 'self' ${watchHash}`),
  })
  outgoing.end(html.replace('<head>', () => `<head><script>${watch}</script>`))
}

const watchingProxy = (siteUrl: string): Server =>
  createServer((incoming, outgoing) => {
    // A cached or compressed document would arrive without the script.
    const { 'accept-encoding': _coding, 'if-none-match': _etag, ...headers } = incoming.headers
    const cut = () => outgoing.destroy()
    const onward = ask(siteUrl + (incoming.url ?? '/'), { method: incoming.method, headers, agent: newConnections })
    onward.on('response', (answer: IncomingMessage) => void send(answer, outgoing).catch(cut))
    onward.on('error', cut)
    incoming.pipe(onward)
  })

export interface WatchedSite {
  readonly url: string
  /** The lines that the site logged when a browser reported a policy violation. */
  policyReports(): string[]
  stop(): Promise<void>
}

/** The built site behind a proxy that watches every page from its start, the same way in every engine. */
export async function startWatchedSite(): Promise<WatchedSite> {
  const port = await freePort()
  // Not localhost, which WebKitGTK resolves only to ::1.
  const url = `http://127.0.0.1:${port}`
  const site = await startSite({ SITE_URL: url })
  const proxy = watchingProxy(site.url)
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
  return {
    url,
    policyReports: () =>
      site
        .log()
        .split('\n')
        .filter((line) => line.includes(violationMessage)),
    async stop() {
      proxy.closeAllConnections()
      proxy.close()
      await site.stop()
    },
  }
}
