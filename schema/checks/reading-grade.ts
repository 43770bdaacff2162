import { piecesOf } from './pieces.ts'
import type { Rule } from './rule.ts'
import { gradeOf, wordsOf } from './readability.ts'
import { proseOf, sentencesOf } from './sentences.ts'
import { maxGradeOfSentence, minWordsForGrade, minWordsOfSentence, readingGrades } from './settings.ts'

/** Names and labels are not sentences; summaries, text and points are. */
const isReading = (path: string) =>
  !/(^|\.)(title|label|name|role|speaker|alt|caption|topics\[\d+\]|otherWords\[\d+\]|columns\[\d+\]|providerName)$/.test(
    path,
  )

/** Capitals within a sentence. Names are as long as they are. */
const names = /(?<=\S\s[(‘“"]?)\p{Lu}[\p{L}’-]*/gu

const checked = new Set([
  'page',
  'post',
  'job',
  'publication',
  'story',
  'easyRead',
  'question',
  'product',
  'visualStory',
])

export const readingGrade: Rule = {
  id: 'reading-grade',
  protects: 'people who read slowly, with effort, or in their second language',
  *check(document, content) {
    if (!checked.has(document._type)) return
    for (const { path, shown } of proseOf(document, content)) {
      // Search engines show it.
      if (path === 'description') continue
      for (const sentence of sentencesOf(shown)) {
        const grade = gradeOf([sentence.replaceAll(names, 'It')])
        if (grade > maxGradeOfSentence && wordsOf(sentence).length >= minWordsOfSentence)
          yield {
            path,
            problem: `has a sentence of grade ${grade.toFixed(0)}, "${sentence.split(' ').slice(0, 5).join(' ')} …"`,
            remedy: 'use shorter words, or make it two sentences',
            isWarning: true,
          }
      }
    }
    const pieces = [...piecesOf(document, content)].filter(({ kind, path }) => kind === 'text' && isReading(path))
    const texts = pieces.map(({ shown }) => shown)
    if (texts.flatMap(wordsOf).length < minWordsForGrade) return
    // Rounded as displayed, so that a finding never states that 9.0 is over 9.
    const grade = Number(gradeOf(texts).toFixed(1))
    const budget = readingGrades.byId[document._id] ?? readingGrades.byType[document._type] ?? readingGrades.standard
    if (grade <= budget) return
    const hardest = pieces
      .filter(({ shown }) => wordsOf(shown).length >= minWordsOfSentence)
      .toSorted((one, other) => gradeOf([other.shown]) - gradeOf([one.shown]))[0]
    yield {
      path: hardest?.path ?? '',
      problem: `is the hardest part of a document that reads at grade ${grade}, over its budget of ${budget}`,
      remedy: 'use shorter sentences and shorter words',
    }
  },
}
