/** `npm run content:export -- <folder>`: writes the dataset to a new folder, for `sanity dataset import`. */
import { ConfigError, readConfig } from '#gateway/config.ts'
import { exportDataset, ExportError } from './export-dataset.ts'

const target = process.argv[2]
try {
  if (target === undefined) throw new ConfigError('Name a new folder: npm run content:export -- <folder>')
  const { content } = readConfig()
  if (content.kind !== 'local')
    throw new ConfigError('SANITY_PROJECT_ID is set: the hosted content is exported by `sanity dataset export`.')
  const { documents, files } = await exportDataset(content.datasetDir, target)
  console.log(
    `${documents} documents and ${files} files stand in ${target}. Import them: sanity dataset import ${target}`,
  )
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof ExportError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
