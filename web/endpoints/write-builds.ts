import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteMap } from '#schema/site-map.ts'

/** What a build says of itself at `/builds/meta/{id}.json` (S60). */
interface BuildMeta {
  /** A hash over all client files: two builds from the same sources have the same. */
  readonly id: string
  /** When it was built, in ms since 1970. */
  readonly timestamp: number
  /** How each route may be kept, by its pattern. */
  readonly routeRules: Readonly<Record<string, { readonly cache: 'public' | 'private' }>>
  /** Paths that are files. There are none: every page is rendered, and kept while it is true. */
  readonly prerendered: readonly string[]
}

/**
 * Writes `/builds/latest.json` and `/builds/meta/{id}.json` beside a finished build.
 * @param clientDir The build's client folder.
 */
export async function writeBuilds(clientDir: string): Promise<void> {
  const names = await readdir(join(clientDir, 'assets'))
  // React Router names the manifest of the routes by the hash of all of it.
  const [id, ...others] = names.flatMap((name) => /^manifest-([a-z0-9]+)\.js$/.exec(name)?.[1] ?? [])
  if (id === undefined || others.length > 0) throw new Error('The build has no one manifest to be named by')
  const timestamp = Date.now()
  const meta: BuildMeta = {
    id,
    timestamp,
    routeRules: Object.fromEntries(siteMap.map(({ path, cache }) => [path, { cache }])),
    prerendered: [],
  }
  await mkdir(join(clientDir, 'builds/meta'), { recursive: true })
  await writeFile(join(clientDir, `builds/meta/${id}.json`), JSON.stringify(meta))
  await writeFile(join(clientDir, 'builds/latest.json'), JSON.stringify({ id, timestamp }))
}
