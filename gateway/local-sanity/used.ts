/**
 * `npm run content:used -- ID [folder]`: prints every reference to a document, one per line, and the pages that show
 * it.
 */
import { ConfigError, readConfig } from '#gateway/config.ts'
import { usesOf } from '#schema/uses.ts'
import { loadDataset } from './load-dataset.ts'

function folderToRead(): string {
  const input = process.argv[3]
  if (input !== undefined) return input
  const { content } = readConfig()
  if (content.kind === 'local') return content.datasetDir
  throw new ConfigError(
    'SANITY_PROJECT_ID is set, so the content is hosted: export it, and name its folder after the id.',
  )
}

try {
  const id = process.argv[2]
  if (id === undefined) throw new ConfigError('Name a document: npm run content:used -- page-services-chsp')
  const { dataset, files } = await loadDataset(folderToRead())
  const uses = usesOf(dataset, id)
  if (!uses) throw new ConfigError(`There is no document ${id}. Its id is the name of its file without .json.`)
  for (const { id: from, path, address } of uses.places)
    console.log(`${files.get(from) ?? from}: ${path || 'the document'}${address ? ` (${address})` : ''}`)
  if (uses.places.length === 0)
    console.log(`Nothing refers to ${id}. Lists that show every document of its type still do.`)
  else console.log(`Shown or linked on: ${uses.addresses.join(', ') || 'no page of its own; every page may show it'}`)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
