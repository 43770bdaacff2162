import type { RichText } from '#gateway/types.generated.ts'
import type { SearchWords } from '#gateway/content/queries/searchable.ts'
import { exactKey, knownTermOf } from './words.ts'

/** Editors' answers by the key of each phrase, the longest phrase first. */
export type Answers = readonly (readonly [key: string, answer: RichText])[]

export const readAnswers = (words: readonly SearchWords[]): Answers =>
  words
    .flatMap(({ words: phrases, answer }) =>
      answer ? phrases.map((phrase) => [` ${exactKey(phrase, knownTermOf)} `, answer] as const) : [],
    )
    .toSorted(([a], [b]) => b.length - a.length)

/** The answer to the longest phrase that the query contains, whatever the endings of its words. */
export function answerTo(query: string, answers: Answers): RichText | null {
  const key = ` ${exactKey(query)} `
  return answers.find(([phrase]) => key.includes(phrase))?.[1] ?? null
}
