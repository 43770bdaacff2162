import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSite } from './site.ts'

const dataset = fileURLToPath(new URL('../../schema/dataset', import.meta.url))

/**
 * A site over an editable copy of the dataset; files by their names in the dataset. `settings` are environment
 * variables.
 */
export async function editableSite(settings: Readonly<Record<string, string>> = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'dataset-'))
  await cp(dataset, dir, { recursive: true })
  const site = await startSite({ ...settings, CONTENT_DATASET_DIR: dir })
  const edit = async (file: string, change: (text: string) => string) =>
    writeFile(join(dir, file), change(await readFile(join(dir, file), 'utf8')))
  const write = async (file: string, document: object) => {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), JSON.stringify(document))
  }
  return {
    site,
    dir,
    read: (file: string) => readFile(join(dir, file), 'utf8'),
    edit,
    write,
    remove: (file: string) => rm(join(dir, file)),
    words: async (path: string) => (await fetch(site.url + path)).text(),
    stop: async () => {
      await site.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
