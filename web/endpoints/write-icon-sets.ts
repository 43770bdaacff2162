import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { iconSets } from '#web/ui/icon/icon-sets.ts'

/** Writes each icon set into a finished build, where the server reads it for each request (S76). */
export async function writeIconSets(serverDir: string): Promise<void> {
  const dir = join(serverDir, 'icons')
  await mkdir(dir, { recursive: true })
  for (const [collection, set] of Object.entries(iconSets))
    await writeFile(join(dir, `${collection}.json`), JSON.stringify(set))
}
