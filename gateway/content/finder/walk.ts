import { mostFinderQuestions } from '#schema/finder.ts'

/** An answer as the way through the questions needs it. */
export interface WayAnswer {
  readonly code: string
  /** The id of the next question; null at an end. */
  readonly next: string | null
}

export interface WayQuestion {
  readonly id: string
  readonly isFirst: boolean
  readonly answers: readonly WayAnswer[]
}

interface Given<Question extends WayQuestion> {
  readonly question: Question
  readonly answer: Question['answers'][number]
}

interface Walk<Question extends WayQuestion> {
  readonly given: readonly Given<Question>[]
  /** What is asked next; null when everything is answered. */
  readonly next: Question | null
}

export interface FinderMap<Question extends WayQuestion> {
  /** Where these answers lead, from the first question on; null when they do not follow each other. */
  readonly walk: (codes: readonly string[]) => Walk<Question> | null
  /** How many questions there are at the most when this one is reached after some others. */
  readonly longest: (question: Question | null, before: number) => number
  /** These answers, and after them those of `rest` that the same questions still take. */
  readonly keep: (codes: readonly string[], rest: readonly Given<Question>[]) => readonly string[]
}

/** The way that answers lead through the questions. It ends after the fifth, whatever comes from outside. */
export function createFinderMap<Question extends WayQuestion>(questions: readonly Question[]): FinderMap<Question> {
  // A question without an answer is an end, as one that is gone.
  const byId = new Map(questions.filter(({ answers }) => answers.length > 0).map((one) => [one.id, one]))
  const first = [...byId.values()].find(({ isFirst }) => isFirst)
  const after = ({ next }: WayAnswer) => byId.get(next ?? '') ?? null

  const walk: FinderMap<Question>['walk'] = (codes) => {
    const given: Given<Question>[] = []
    let next = first ?? null
    if (!next) return null
    for (const code of codes) {
      const answer: Question['answers'][number] | undefined = next?.answers.find((one) => one.code === code)
      if (!next || !answer) return null
      given.push({ question: next, answer })
      next = given.length < mostFinderQuestions ? after(answer) : null
    }
    return { given, next }
  }
  const longest: FinderMap<Question>['longest'] = (question, before) =>
    !question || before === mostFinderQuestions
      ? before
      : Math.max(...question.answers.map((answer) => longest(after(answer), before + 1)))
  const keep: FinderMap<Question>['keep'] = (codes, [given, ...others]) =>
    given && walk(codes)?.next?.id === given.question.id ? keep([...codes, given.answer.code], others) : codes
  return { walk, longest, keep }
}
