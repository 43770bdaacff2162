import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSite, type TestSite } from './site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A separate copy of the site in which a test can replace the first version with another, as a deployment does. */
export interface DeployableSite {
  readonly site: TestSite
  /** The folder of the copy. */
  readonly dir: string
  /** Stops the site, changes the hash of every file of the build, and starts it again on the same port. */
  deploy(): Promise<void>
  stop(): Promise<void>
}

/** File names by React Router and Vite: `page-t7ndaA74.js`. */
const hashed = /-([A-Za-z0-9_-]{8})\.(?:js|css|woff2)$/

async function giveOtherHashes(build: string): Promise<void> {
  const files = (await readdir(build, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const hashes = new Set(files.flatMap(({ name }) => hashed.exec(name)?.[1] ?? []))
  const another = (text: string) => {
    let next = text
    for (const hash of hashes) next = next.replaceAll(hash, `${hash.slice(0, 6)}02`)
    return next
  }
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name)
    // Compressed files contain the old names.
    if (/\.(?:br|gz)$/.test(name)) {
      await rm(file)
      continue
    }
    if (/\.(?:js|css|json)$/.test(name)) await writeFile(file, another(await readFile(file, 'utf8')))
    await rename(file, join(parentPath, another(name)))
  }
}

/** @param edits Changes to files of the copy before it starts, by path. */
export async function startDeployable(
  settings: Readonly<Record<string, string>> = {},
  edits: Readonly<Record<string, (text: string) => string>> = {},
): Promise<DeployableSite> {
  const dir = await mkdtemp(join(tmpdir(), 'deployable-'))
  await Promise.all([
    ...['web', 'gateway', 'schema', 'build', 'package.json'].map((name) =>
      cp(join(root, name), join(dir, name), {
        recursive: true,
        // The site finds its programs by their location.
        filter: (source) => !source.endsWith('compile-cache'),
      }),
    ),
    symlink(join(root, 'node_modules'), join(dir, 'node_modules')),
  ])
  for (const [name, edit] of Object.entries(edits)) {
    const before = await readFile(join(dir, name), 'utf8')
    const after = edit(before)
    if (after === before) throw new Error(`The edit changed nothing in ${name}`)
    await writeFile(join(dir, name), after)
  }
  const site = await startSite(settings, { cwd: dir })
  return {
    site,
    dir,
    async deploy() {
      await giveOtherHashes(join(dir, 'build'))
      await site.restart()
    },
    async stop() {
      await site.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
