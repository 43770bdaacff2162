import { answerErrors } from '#schema/errors/answer-errors.ts'
import {
  applicableFields,
  fieldsOf,
  type Answers,
  type Field,
  type FormDefinition,
} from '#schema/forms/form-definition.ts'
import type { Outcome } from '#web/forms/outcome.ts'

/** Characters of answers that a returned page shows again whatever their fields allow: three times the longest form at its limits. */
const maxWhole = 40_000

/** Above that, the most characters of one answer: a multiple of its field's limit, and no less than a text pasted into the wrong field. */
const timesLimit = 3
const leastShown = 2_000

const lengthOf = (answer: Answers[string]): number =>
  typeof answer === 'string' ? answer.length : answer.reduce((sum, value) => sum + value.length, 0)

const maxShown = ({ rules = [] }: Field): number =>
  Math.max(leastShown, ...rules.map((rule) => (rule.rule === 'maxLength' ? timesLimit * rule.characters : 0)))

/** Without half a character at the end. */
const startOf = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/**
 * Shortens the answers of an outcome that are many times too long. A post has room for twenty times the longest form, and each
 * character is in the page twice, escaped. The problems of the outcome name the fields of its page that apply and have only the
 * start; the browser puts the rest back (web/forms/submit-from-browser.ts). The seal has the answers of other pages whole.
 */
export function withStartOfAnswers(definition: FormDefinition, outcome: Outcome): Outcome {
  switch (outcome.kind) {
    case 'accepted':
      return { ...outcome, answers: outcome.answers && shortened(definition, outcome.answers) }
    // The answers fit into a seal.
    case 'step':
      return outcome
    case 'returned': {
      const { at } = outcome
      const whole = { ...at?.answers, ...outcome.answers }
      const start = shortened(definition, whole)
      const startsOf = (answers: Answers): Answers =>
        Object.fromEntries(Object.entries(start).filter(([name]) => Object.hasOwn(answers, name)))
      const { words, next } = answerErrors.cut
      const fields = definition.steps.find(({ name }) => name === at?.step)?.fields ?? fieldsOf(definition)
      const isCut = ({ name }: Field) => start[name] !== undefined && start[name] !== whole[name]
      const applicable = new Set(applicableFields(definition, whole).map(({ name }) => name))
      const problems = fields.flatMap((field) => {
        const problem = outcome.problems.find((one) => one.field === field.name)
        if (!isCut(field) || !applicable.has(field.name)) return problem ?? []
        const { message: wholeMessage = '' } = problem ?? {}
        return { field: field.name, message: [wholeMessage, words].filter(Boolean).join('. '), wholeMessage }
      })
      return {
        ...outcome,
        answers: startsOf(outcome.answers),
        ...(at && { at: { ...at, answers: startsOf(at.answers) } }),
        ...(fields.some(isCut) && { problems, next }),
      }
    }
  }
}

function shortened(definition: FormDefinition, answers: Answers): Answers {
  if (Object.values(answers).reduce((sum, answer) => sum + lengthOf(answer), 0) <= maxWhole) return answers
  return Object.fromEntries(
    fieldsOf(definition).flatMap((field) => {
      const answer = answers[field.name]
      if (answer === undefined) return []
      if (lengthOf(answer) <= maxShown(field)) return [[field.name, answer]]
      // All options together are shorter, so this is none that was offered.
      if (typeof answer !== 'string' || 'options' in field) return []
      return [[field.name, startOf(answer, maxShown(field))]]
    }),
  )
}
