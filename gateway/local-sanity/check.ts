/** `node gateway/local-sanity/check.ts [folder]`: prints every fault of a dataset, one per line. */
import { readConfig } from '#gateway/config.ts'
import { loadDataset } from './load-dataset.ts'
import { checkRules } from '#schema/checks/rules.ts'

const folder = process.argv[2] ?? configuredFolder()
const loaded = await loadDataset(folder)
const broken = checkRules(loaded.dataset.documents, loaded.files, Date.now())

for (const sentence of loaded.findings) console.log(sentence)
for (const sentence of loaded.draftFindings) console.log(`Warning: ${sentence}`)
for (const { file, path, rule, problem, remedy, isWarning } of broken)
  console.log(`${isWarning ? 'Warning: ' : ''}${file}: ${path || 'the document'} ${problem}; ${remedy} (${rule}).`)

const count = loaded.findings.length + broken.filter(({ isWarning }) => !isWarning).length
if (count > 0) {
  console.error(`${count} findings.`)
  process.exitCode = 1
} else {
  console.log(`Everything is in order: ${loaded.dataset.documents.size} documents and assets.`)
}

function configuredFolder(): string {
  const { content } = readConfig()
  if (content.kind === 'local') return content.datasetDir
  throw new Error('SANITY_PROJECT_ID is set, so the content is hosted: name the folder to check.')
}
