import { createServer, request } from 'node:http'
import { freePort } from '#tests/helpers/site.ts'

interface Options {
  /** The pages as plain files would be: without any script. */
  readonly withoutScripts?: boolean
  /** A script at the start of each page, which may send its result to `/__report`. */
  readonly inject?: string
  readonly onReport?: (text: string) => void
}

/** A proxy that changes the HTML of a site. */
export async function startBenchProxy(origin: string, { withoutScripts = false, inject, onReport }: Options) {
  const port = await freePort()
  const changed = (html: string) => {
    const read = withoutScripts
      ? html
          .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
          .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
      : html
    return inject === undefined ? read : read.replace('<head>', `<head><script>${inject}</script>`)
  }
  const server = createServer((incoming, response) => {
    if (incoming.url === '/__report') {
      let text = ''
      incoming.on('data', (chunk: Buffer) => (text += chunk.toString()))
      incoming.on('end', () => (onReport?.(text), response.end()))
      return
    }
    const { 'accept-encoding': _, ...headers } = incoming.headers
    const { host } = new URL(origin)
    const outgoing = request(origin + incoming.url, { method: incoming.method ?? 'GET', headers: { ...headers, host } })
    outgoing.on('response', (answer) => {
      const { 'content-security-policy': _policy, 'content-length': _length, ...rest } = answer.headers
      const isPage = answer.headers['content-type']?.includes('html')
      response.writeHead(answer.statusCode ?? 500, rest)
      if (!isPage) return void answer.pipe(response)
      let html = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (html += chunk))
      answer.on('end', () => response.end(changed(html)))
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => (server.closeAllConnections(), server.close()) }
}
