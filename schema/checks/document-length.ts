import { maxDocumentText } from '#schema/content/limits.ts'
import { objectsIn } from './pieces.ts'
import type { Rule } from './rule.ts'

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0)

export const documentLength: Rule = {
  id: 'document-length',
  protects: 'readers of a long document, of which the website shows only the first part',
  *check(document) {
    let length = 0
    for (const { value } of objectsIn(document))
      for (const field of Object.values(value))
        length += [field].flat().reduce<number>((sum, one) => sum + lengthOf(one), 0)
    if (length > maxDocumentText)
      yield {
        path: '_id',
        problem: `has ${length} characters, more than the ${maxDocumentText} that the website shows`,
        remedy: 'publish it in several documents',
      }
  },
}
