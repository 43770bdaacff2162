import { applicableFields, holds, type Answers, type Field, type FormDefinition } from './form-definition.ts'
import { readTypedDate } from './typed-date.ts'

/** Messages that replace a field's own message when the typed text shows what is wrong with it. */
export const exactWords = {
  year: (example: string) => `Enter the year with four digits, like ${example}`,
  month: 'Enter a month from 1 to 12',
  day: (day: number, month: string, year: string) => `Check the day: ${month} ${year} has no day ${day}`,
  areaCode: 'Put the area code first, like 07 7010 1234',
}

function ofDate({ messages }: Field, typed: string): string | undefined {
  const { day, month, year } = readTypedDate(typed)
  if (year && !/^\d{4}$/.test(year)) return exactWords.year(/\d{4}$/.exec(messages.date ?? '')?.[0] ?? '1950')
  if (day === undefined || !year) return undefined
  if (month) return exactWords.day(day, month, year)
  return /\/\s*\d+\s*\//.test(typed) ? exactWords.month : undefined
}

/** Where only a mobile is accepted, no message may suggest a landline. */
function ofPhone({ rules = [], messages }: Field, typed: string, answers: Answers): string | undefined {
  if (rules.some(({ rule, when }) => rule === 'mobile' && holds(when, answers))) return messages.mobile
  const digits = typed.normalize('NFKC').replaceAll(/[\s().\p{Pd}/]/gu, '')
  return /^[2-9]\d{7}$/.test(digits) ? exactWords.areaCode : undefined
}

interface Refusal {
  readonly field: string
  readonly code: string
  readonly message: string
}

/** Replaces messages with more specific ones where available. The verdict does not change. */
export function inExactWords(definition: FormDefinition, answers: Answers, refusals: readonly Refusal[]): Refusal[] {
  const applicable = applicableFields(definition, answers)
  return refusals.map((refusal) => {
    const field = applicable.find(({ name }) => name === refusal.field)
    const typed = answers[refusal.field]
    if (!field || typeof typed !== 'string') return refusal
    const words =
      refusal.code === 'date'
        ? ofDate(field, typed)
        : refusal.code === 'phone'
          ? ofPhone(field, typed, answers)
          : undefined
    return words ? { ...refusal, message: words } : refusal
  })
}
