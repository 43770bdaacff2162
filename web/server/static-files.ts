import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { RequestHandler } from 'express'
import { documentHeaders, fileHeaders } from '#gateway/http/security-headers.ts'
import { encode, isGet } from '#gateway/http/send.ts'

/** Formats that are already compressed. */
const compressed = new Set(['.ico', '.jpg', '.png', '.woff2'])

/** Extensions that browsers do not show as documents. */
const subresources = new Set(['.css', '.js', '.woff2'])

/** Files with a hash in their name are immutable; the file that names the current build is never cached (S62). */
const cacheControlOf = (path: string): string =>
  path === 'builds/latest.json'
    ? 'no-store'
    : /^(assets|builds\/meta)\//.test(path)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600'

/** Lists the files of a build by their paths in it, without hidden ones such as Vite's manifest. */
const filesIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep))
    .filter((parts) => !parts.some((part) => part.startsWith('.')))
    .map((parts) => parts.join('/'))

const packed = /\.(br|gz)$/

/** Writes compressed copies beside the files of a build, because compressing them for each request would take too long. */
export async function packStaticFiles(dir: string): Promise<void> {
  const names = (await filesIn(dir)).filter((name) => !packed.test(name) && !compressed.has(extname(name)))
  await Promise.all(
    names.map(async (name) => {
      const file = join(dir, name)
      const { br, gzip } = await encode(await readFile(file), 11)
      if (br && gzip) await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)])
    }),
  )
}

/**
 * Serves the files of a build, and the copies that `packStaticFiles` wrote. Not by sirv, which leaves a file open for each client
 * that disconnects (gateway/decisions.md).
 * @param dir The build's client folder. Files in `assets/` have a hash in their name and are immutable.
 */
export async function serveStaticFiles(dir: string): Promise<RequestHandler> {
  const files = new Set(await filesIn(dir))
  return (request, response, next) => {
    const name = request.path.slice(1)
    if (!files.has(name) || packed.test(name) || !isGet(request)) return next()
    const extension = extname(name)
    const [encoding, suffix] =
      (
        [
          ['br', '.br'],
          ['gzip', '.gz'],
        ] as const
      ).find(([coding, ending]) => files.has(name + ending) && request.acceptsEncodings(coding)) ?? []
    response.type(extension).sendFile(name + (suffix ?? ''), {
      root: dir,
      cacheControl: false,
      headers: {
        ...(subresources.has(extension) ? fileHeaders : documentHeaders),
        'cache-control': cacheControlOf(name),
        ...(files.has(`${name}.br`) && { vary: 'Accept-Encoding' }),
        ...(encoding && { 'content-encoding': encoding }),
      },
    })
  }
}
