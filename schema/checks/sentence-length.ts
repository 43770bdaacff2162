import { wordsOf } from './readability.ts'
import type { Rule } from './rule.ts'
import { proseOf, sentencesOf } from './sentences.ts'
import { maxWordsInSentence } from './settings.ts'

export const sentenceLength: Rule = {
  id: 'sentence-length',
  protects: 'people who lose the start of a long sentence before they reach its end',
  *check(document, content) {
    // Search engines show the description; the name of a fact is only for editors.
    if (document._type === 'fact') return
    for (const { path, shown } of proseOf(document, content)) {
      if (path === 'description') continue
      for (const sentence of sentencesOf(shown)) {
        const count = wordsOf(sentence).length
        if (count > maxWordsInSentence)
          yield {
            path,
            problem: `has a sentence of ${count} words, "${sentence.split(' ').slice(0, 5).join(' ')} …"`,
            remedy: `make it two sentences of at most ${maxWordsInSentence} words each`,
          }
      }
    }
  },
}
