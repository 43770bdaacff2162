import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { fileHeaders } from '#gateway/security-headers.ts'
import { type Encoded, encode, etagOf, isGet, send, store, type Stored } from '#gateway/send.ts'

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

/** What no browser shows as a document. */
const parts = new Set(['.css', '.js', '.woff2'])

/** A hash in the name is kept for ever; what says which build answers is never kept (S62). */
const cacheControlOf = (path: string): string =>
  path === '/builds/latest.json'
    ? 'no-store'
    : /^\/(assets|builds\/meta)\//.test(path)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600'

/** Of a build; hidden files, such as Vite's own manifest, are not for visitors. */
const filesIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !relative(dir, file)
          .split(sep)
          .some((part) => part.startsWith('.')),
    )

const packed = /\.(br|gz)$/

/** Compresses the files of a build as far as it goes, beside them: a start has no time for that. */
export async function packStaticFiles(dir: string): Promise<void> {
  const files = (await filesIn(dir)).filter((file) => !packed.test(file) && !compressed.has(extname(file)))
  await Promise.all(
    files.map(async (file) => {
      const { br, gzip } = await encode(await readFile(file), 11)
      if (br && gzip) await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)])
    }),
  )
}

/**
 * The files of a build, read once, with what `packStaticFiles` made of them: a request costs no disk.
 * @param dir The build's client folder. What stands in `assets/` carries a hash in its name and is kept for ever.
 */
export async function loadStaticFiles(dir: string) {
  const files = new Map<string, Stored>()
  const places = await filesIn(dir)
  const bytes = new Map(await Promise.all(places.map(async (place) => [place, await readFile(place)] as const)))
  for (const [place, identity] of bytes) {
    if (packed.test(place)) continue
    const path = `/${relative(dir, place).split(sep).join('/')}`
    const [br, gzip] = [bytes.get(`${place}.br`), bytes.get(`${place}.gz`)]
    const body: Encoded = { identity, ...(br && { br }), ...(gzip && { gzip }) }
    const file = store({
      status: 200,
      headers: [
        ['content-type', types[extname(place)] ?? 'application/octet-stream'],
        ['cache-control', cacheControlOf(path)],
      ],
      body,
      etag: etagOf(identity),
      ...(parts.has(extname(place)) && { security: fileHeaders }),
    })
    files.set(path, file)
  }
  /** @returns false when there is no such file. */
  return function staticFile(request: IncomingMessage, response: ServerResponse): boolean {
    const file = files.get(request.url?.split('?', 1)[0] ?? '/')
    if (!file || !isGet(request)) return false
    send(request, response, file)
    return true
  }
}
