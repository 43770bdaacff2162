import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { fileHeaders } from '#gateway/http/security-headers.ts'
import { etagOf } from '#gateway/http/negotiate.ts'
import { type Encoded, encode, isGet, send, prepareResponse, type PreparedResponse } from '#gateway/http/send.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonld': 'application/ld+json',
  '.png': 'image/png',
  '.sarif': 'application/sarif+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
}

/** Formats that are already compressed. */
const compressed = new Set(['.ico', '.jpg', '.png', '.woff2'])

/** Extensions that browsers do not show as documents. */
const subresources = new Set(['.css', '.js', '.woff2'])

/** Pages without scripts, such as the accessibility report. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Files with a hash in their name are immutable; the file that names the current build is never cached (S62). */
const cacheControlOf = (path: string): string =>
  path === '/builds/latest.json'
    ? 'no-store'
    : /^\/(assets|builds\/meta)\//.test(path)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600'

/** Lists the files of a build, without hidden ones such as Vite's manifest. */
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

/** Writes compressed copies beside the files of a build, because compressing them at the start would take too long. */
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
 * Loads the files of a build, with the copies that `packStaticFiles` wrote, into memory: requests read no disk.
 * @param dir The build's client folder. Files in `assets/` have a hash in their name and are immutable.
 */
export async function loadStaticFiles(dir: string) {
  const files = new Map<string, PreparedResponse>()
  const sources = await filesIn(dir)
  const bytes = new Map(await Promise.all(sources.map(async (source) => [source, await readFile(source)] as const)))
  for (const [source, identity] of bytes) {
    if (packed.test(source)) continue
    // The address of a folder is that of its index.html.
    const path = `/${relative(dir, source).split(sep).join('/')}`.replace(/\/index\.html$/, '')
    const [br, gzip] = [bytes.get(`${source}.br`), bytes.get(`${source}.gz`)]
    const body: Encoded = { identity, ...(br && { br }), ...(gzip && { gzip }) }
    const file = prepareResponse({
      status: 200,
      headers: [
        ['content-type', types[extname(source)] ?? 'application/octet-stream'],
        ['cache-control', cacheControlOf(path)],
        ...(extname(source) === '.html' ? [['content-security-policy', pagePolicy] as const] : []),
      ],
      body,
      etag: etagOf(identity),
      ...(subresources.has(extname(source)) && { security: fileHeaders }),
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
