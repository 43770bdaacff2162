import { objectsIn, piecesOf } from './pieces.ts'
import type { Rule } from './rule.ts'
import { namesOfOthers } from './settings.ts'

const names = new RegExp(`(?<![\\p{L}\\p{N}])(?:${namesOfOthers.join('|')})(?![\\p{L}\\p{N}])`, 'u')
const artwork =
  /\b(NDIS|National Disability Insurance Scheme|RAP|Reconciliation Action Plan|Aboriginal|Torres Strait Islander)\b.{0,20}\b(logo|badge|flag|symbol|mark)\b/i
const madeUp = /\b(ABN|ACN)[:\s]*\d|\bregistration (number|no\.?):? ?\d|\blicen[cs]e (number|no\.?):? ?\d/i

export const organisations: Rule = {
  id: 'organisations',
  protects: 'real organisations and protected marks from standing in sample content',
  *check(document, content) {
    for (const { path, typed } of piecesOf(document, content)) {
      const name = names.exec(typed)?.[0]
      if (name !== undefined)
        yield {
          path,
          problem: `names ${name}`,
          remedy: 'say what it is, without the name of a real organisation or brand',
        }
      if (madeUp.test(typed))
        yield { path, problem: 'has a registration number', remedy: 'leave it out: the organisation is fictional' }
    }
    for (const { path, value } of objectsIn(document))
      if (value['_type'] === 'picture' && typeof value['alt'] === 'string' && artwork.test(value['alt']))
        yield { path, problem: 'shows a protected mark or flag', remedy: 'use a picture of our own' }
  },
}
