import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteMap } from '#schema/site-map.ts'

/** The content of `/builds/meta/{id}.json` (S60). */
interface BuildMeta {
  /** A hash of all client files: two builds from the same sources have the same id. */
  readonly id: string
  /** When it was built, in ms since 1970. */
  readonly timestamp: number
  /** The cacheability of each route, by its pattern. */
  readonly routeRules: Readonly<Record<string, { readonly cache: 'public' | 'private' }>>
  /** Prerendered paths. Always empty: every page is rendered on request and cached. */
  readonly prerendered: readonly string[]
}

/**
 * Writes `/builds/latest.json` and `/builds/meta/{id}.json` into a finished build.
 * @param clientDir The build's client folder.
 */
export async function writeBuilds(clientDir: string): Promise<void> {
  const names = await readdir(join(clientDir, 'assets'))
  // React Router names the route manifest by a hash of its content.
  const [id, ...others] = names.flatMap((name) => /^manifest-([a-z0-9]+)\.js$/.exec(name)?.[1] ?? [])
  if (id === undefined || others.length > 0)
    throw new Error('The build must contain exactly one route manifest (assets/manifest-*.js)')
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
