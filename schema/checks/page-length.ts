import { piecesOf } from './pieces.ts'
import type { Rule } from './rule.ts'
import { longPages, maxPageWords } from './settings.ts'

export const pageLength: Rule = {
  id: 'page-length',
  protects: 'readers on a phone, who lose their place on a page of more than ten screens',
  *check(document, content) {
    const { _type, path } = document
    if (_type !== 'page' || (typeof path === 'string' && longPages.has(path))) return
    let words = 0
    for (const { typed } of piecesOf(document, content)) words += typed.split(/\s+/).filter(Boolean).length
    if (words > maxPageWords)
      yield {
        path: '_id',
        problem: `has ${words} words, more than the ${maxPageWords} that ten screens of a phone show`,
        remedy: 'cut what the page repeats, link to a page that already explains it, or divide the page',
      }
  },
}
