import { objectsIn, refOf } from './pieces.ts'
import type { Rule } from './rule.ts'

export const downloads: Rule = {
  id: 'downloads',
  protects: 'people on slow or paid connections, who see type and size before they fetch a file',
  *check(document, { documents }) {
    for (const { path, value } of objectsIn(document)) {
      if (value['_type'] !== 'file') continue
      const asset = documents.get(refOf(value['asset']) ?? '')
      if (!asset) continue
      if (asset['mimeType'] === 'application/octet-stream')
        yield {
          path,
          problem: `is a file of the unknown type "${String(asset['extension'])}"`,
          remedy: 'give a PDF, Word, text, caption or media file with its usual ending',
        }
      if (!(Number(asset['size']) > 0))
        yield { path, problem: 'is an empty file', remedy: 'put the right file in its place' }
    }
    if (document._type === 'publication') {
      const file = document['file']
      const asset =
        typeof file === 'object' && file !== null && 'asset' in file
          ? documents.get(refOf(file.asset) ?? '')
          : undefined
      if (asset && asset['extension'] !== 'pdf' && asset['mimeType'] !== 'application/octet-stream')
        yield {
          path: 'file',
          problem: `is a ${String(asset['extension'])} file`,
          remedy: 'give a tagged, accessible PDF',
        }
    }
  },
}
