import { wordsOf } from './readability.ts'
import type { Rule } from './rule.ts'
import { proseOf, sentencesOf } from './sentences.ts'
import { maxSharedOpenings, maxSameOpenings } from './settings.ts'

const opening = (text: string, words: number): string => wordsOf(text).slice(0, words).join(' ').toLowerCase()

/** The fields that appear together in a list of documents. */
const listed = ['lead', 'summary', 'about'] as const

export const openings: Rule = {
  id: 'openings',
  protects: 'readers, who stop reading when one sentence after another begins in the same way',
  *check(document, content) {
    if (document._type === 'easyRead') return // Easy Read repeats its subject on purpose.
    for (const { path, kind, shown } of proseOf(document, content)) {
      if (kind === 'heading') continue
      let run = 1
      const sentences = sentencesOf(shown)
      for (const [index, sentence] of sentences.entries()) {
        const before = sentences[index - 1]
        run = before !== undefined && opening(before, 2) === opening(sentence, 2) ? run + 1 : 1
        if (run === maxSameOpenings + 1)
          yield {
            path,
            problem: `has ${run} sentences in a row that begin with "${opening(sentence, 2)}"`,
            remedy: 'join two of them, or begin one in another way',
          }
      }
    }
    for (const field of listed) {
      const text = document[field]
      if (typeof text !== 'string') continue
      const words = opening(text, 4)
      if (wordsOf(text).length <= 4) continue
      const sharing = [...content.documents.values()].filter((other) => {
        const otherText = other[field]
        return other._type === document._type && typeof otherText === 'string' && opening(otherText, 4) === words
      })
      if (sharing.length > maxSharedOpenings)
        yield {
          path: field,
          problem: `begins with "${words}", as ${sharing.length - 1} other documents of its type do`,
          remedy: 'begin with what is particular to this one',
        }
    }
  },
}
