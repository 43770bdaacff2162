import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes icon sets, by collection, into a finished build, where the server reads them for each request (S76). */
export async function writeIconSets(serverDir: string, iconSets: Readonly<Record<string, object>>): Promise<void> {
  const dir = join(serverDir, 'icons')
  await mkdir(dir, { recursive: true })
  for (const [collection, set] of Object.entries(iconSets))
    await writeFile(join(dir, `${collection}.json`), JSON.stringify(set))
}
