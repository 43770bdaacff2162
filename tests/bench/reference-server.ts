/** Reference servers for the same bytes: `memory` is node:http alone, `sirv` serves files. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sirv from 'sirv'

const [kind, dir = '.', port = '0'] = process.argv.slice(2)

const fromMemory = () => {
  const body = brotliCompressSync(readFileSync(join(dir, 'index.html')))
  return createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-encoding': 'br',
      'content-length': body.byteLength,
    })
    response.end(body)
  })
}

const fromFiles = () => {
  const serve = sirv(dir, { etag: true, brotli: true, gzip: true })
  return createServer((request, response) => serve(request, response))
}

const server = kind === 'sirv' ? fromFiles() : fromMemory()
server.listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => process.exit())
