import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { encode, etagOf, send, store, type Stored } from '#gateway/send.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** Formats that are compressed already. */
const compressed = new Set(['.ico', '.jpg', '.png', '.woff2'])

/** A hash in the name is kept for ever; what says which build answers is never kept (S62). */
const cacheControlOf = (path: string): string =>
  path === '/builds/latest.json'
    ? 'no-store'
    : /^\/(assets|builds\/meta)\//.test(path)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600'

/**
 * The files of a build, read once and compressed once: a request costs no disk.
 * @param dir The build's client folder. What stands in `assets/` carries a hash in its name and is kept for ever.
 */
export async function loadStaticFiles(dir: string) {
  const files = new Map<string, Stored>()
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const place = join(entry.parentPath, entry.name)
      const path = `/${relative(dir, place).split(sep).join('/')}`
      // Hidden files, such as Vite's own manifest, are not for visitors.
      if (!entry.isFile() || path.includes('/.')) return
      const bytes = await readFile(place)
      const extension = extname(entry.name)
      const file = store({
        status: 200,
        headers: [
          ['content-type', types[extension] ?? 'application/octet-stream'],
          ['cache-control', cacheControlOf(path)],
        ],
        body: compressed.has(extension) ? { identity: bytes } : await encode(bytes, 11),
        etag: etagOf(bytes),
      })
      files.set(path, file)
    }),
  )
  /** @returns false when there is no such file. */
  return function staticFile(request: IncomingMessage, response: ServerResponse): boolean {
    const file = files.get(request.url?.split('?', 1)[0] ?? '/')
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    send(request, response, file)
    return true
  }
}
