/** Files, served by sirv: the reference for a cached page. */
import { createServer } from 'node:http'
import sirv from 'sirv'

const [dir = '.', port = '0'] = process.argv.slice(2)
const serve = sirv(dir, { etag: true, brotli: true })
createServer((request, response) => serve(request, response)).listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => process.exit())
