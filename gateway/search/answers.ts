import type { RichText } from '#gateway/types.generated.ts'
import type { SearchWords } from '#gateway/content/queries/searchable.ts'
import { exactKey, knownTermOf, plain, termOf } from './words.ts'

/** The part of a query's information that the phrase of an answer must have: otherwise the query is about something else. */
const leastShare = 0.6

const persons = new Set(
  `i me my myself you your yourself he him his himself she her herself we us our ourselves they them their themself themselves`.split(
    ' ',
  ),
)
/** A term, or one term for all personal pronouns: 'he wants to kill himself' has the answer to 'kill myself'. */
const withoutPerson =
  (toTerm: (word: string) => string) =>
  (word: string): string =>
    persons.has(plain(word)) ? 'i' : toTerm(word)

interface Answer {
  readonly key: string
  readonly phrase: string
  readonly answer: RichText
  readonly isSensitive: boolean
}

/** Editors' answers by the key of each phrase, the longest phrase first. */
export type Answers = readonly Answer[]

export const readAnswers = (words: readonly SearchWords[]): Answers =>
  words
    .flatMap(({ words: phrases, answer, isSensitive = false }) =>
      answer
        ? phrases.map((phrase) => ({
            key: ` ${exactKey(phrase, withoutPerson(knownTermOf))} `,
            phrase,
            answer,
            isSensitive,
          }))
        : [],
    )
    .toSorted((a, b) => b.key.length - a.key.length)

/**
 * The answer to the longest phrase that the query contains, whatever the endings of its words, if it is most of the query. For a
 * sensitive phrase it is enough to occur: help that is not needed does less harm than help that is missing.
 */
export function answerTo(
  query: string,
  answers: Answers,
  shareOf: (phrase: string, query: string) => number,
): RichText | null {
  const key = ` ${exactKey(query, withoutPerson(termOf))} `
  return (
    answers.find(
      ({ key: own, phrase, isSensitive }) => key.includes(own) && (isSensitive || shareOf(phrase, query) >= leastShare),
    )?.answer ?? null
  )
}
