import type { Rule } from './rule.ts'
import { maxDescriptionLength } from './settings.ts'

export const description: Rule = {
  id: 'description',
  protects: 'people who choose a page from a list of search results, where longer words are cut off',
  *check(document) {
    const words = document['description']
    if (typeof words === 'string' && words.length > maxDescriptionLength)
      yield {
        path: 'description',
        problem: `is ${words.length} characters long`,
        remedy: `keep it to ${maxDescriptionLength}`,
      }
  },
}
