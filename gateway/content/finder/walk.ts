import { maxFinderQuestions } from '#schema/finder-codes.ts'

/** The parts of an answer that a path through the questions needs. */
export interface WayAnswer {
  readonly code: string
  /** The id of the next question; null when the path ends. */
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
  /** The next question; null when everything is answered. */
  readonly next: Question | null
}

export interface FinderMap<Question extends WayQuestion> {
  /** Follows these answers from the first question; null when they are not a valid path. */
  readonly walk: (codes: readonly string[]) => Walk<Question> | null
  /** The maximum number of questions on a path that reaches this question after `before` others. */
  readonly longest: (question: Question | null, before: number) => number
  /** Returns these answers, followed by those of `rest` that still apply to the same questions. */
  readonly keep: (codes: readonly string[], rest: readonly Given<Question>[]) => readonly string[]
}

/** Follows answers through the questions. A path ends after the fifth question, whatever the content contains. */
export function createFinderMap<Question extends WayQuestion>(questions: readonly Question[]): FinderMap<Question> {
  // A question without answers ends the path, like a missing one.
  const byId = new Map(questions.filter(({ answers }) => answers.length > 0).map((item) => [item.id, item]))
  const first = [...byId.values()].find(({ isFirst }) => isFirst)
  const after = ({ next }: WayAnswer) => byId.get(next ?? '') ?? null

  const walk: FinderMap<Question>['walk'] = (codes) => {
    const given: Given<Question>[] = []
    let next = first ?? null
    if (!next) return null
    for (const code of codes) {
      const answer: Question['answers'][number] | undefined = next?.answers.find((item) => item.code === code)
      if (!next || !answer) return null
      given.push({ question: next, answer })
      next = given.length < maxFinderQuestions ? after(answer) : null
    }
    return { given, next }
  }
  const longest: FinderMap<Question>['longest'] = (question, before) =>
    !question || before === maxFinderQuestions
      ? before
      : Math.max(...question.answers.map((answer) => longest(after(answer), before + 1)))
  const keep: FinderMap<Question>['keep'] = (codes, [next, ...others]) =>
    next && walk(codes)?.next?.id === next.question.id ? keep([...codes, next.answer.code], others) : codes
  return { walk, longest, keep }
}
