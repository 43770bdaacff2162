import { bounded, type BoundedText } from '#schema/bounded.ts'
import { applicableFields, holds, type Answers, type Field, type FormDefinition } from './form-definition.ts'
import { months, readTypedDate, splitDate } from './typed-date.ts'
import { isShortened, plainValue, withDigits, withoutOrdinals } from './typed-number.ts'

/** Messages that replace a field's own message when the typed text shows what is wrong with it. */
export const exactWords = {
  year: (example: string) => `Enter the year with four digits, like ${example}`,
  month: 'Enter a month from 1 to 12',
  day: (day: number, month: string, year: string) => `There’s no ${day} ${month} ${year}. Check the date`,
  areaCode: 'Put the area code first, like 07 7010 1234',
  numberOfDigits: (count: number) =>
    `Check the phone number: it has ${count} digits. Mobile and landline numbers have 10, like 0491 570 006 or 07 7010 1234`,
  overseas: (isRequired: boolean) =>
    `We can only call or text Australian numbers. Enter one, or ${isRequired ? 'choose another way for us to reply' : 'leave this empty'}`,
  shortened: 'A spreadsheet has shortened this number. Enter all its digits',
  phoneWithLetters: 'Enter one phone number, like 0491 570 006. You can add a few words after it, like “after 5 pm”',
  postcodeWithLetters: 'Enter only the four digits of the postcode, like 4000',
  postcodeWithoutZero: 'Enter all four digits of the postcode. If it starts with 0, enter the 0 too, like 0800',
  severalEmails: 'Enter one email address only, like name@example.com',
  emailWithSpace: 'Remove the space from the email address',
  emailWithoutAt: 'Check the email address: the @ is missing. It should be like name@example.com',
  emailAtInWords: 'Write @ in place of “at”, like name@example.com',
  emailDomain: 'Check the part of the email address after the @. It should be like name@example.com',
  emailLetters: (letter: string) => `Check the email address: “${letter}” can’t be before the @`,
}

function ofEmail(typed: string): string | undefined {
  const parts = typed.trim().split('@')
  if (parts.length === 1) return /(?<!\w)at(?!\w)/i.test(typed) ? exactWords.emailAtInWords : exactWords.emailWithoutAt
  if (parts.length > 2) return exactWords.severalEmails
  const [local = '', domain = ''] = parts
  if (/\s/.test(typed.trim())) return exactWords.emailWithSpace
  const [letter] = /[^\x21-\x7E]/u.exec(local) ?? []
  if (letter !== undefined) return exactWords.emailLetters(letter)
  return /^[^.]*$|^\.|\.\.|[^\p{L}\p{M}\p{N}.-]/u.test(domain) ? exactWords.emailDomain : undefined
}

function ofDate({ messages }: Field, typed: BoundedText): string | undefined {
  const plain = withDigits(withoutOrdinals(plainValue(typed)))
  const { day, month, year } = splitDate(plain)
  if (/^\D?\d+$/.test(year) && !/^\d{4}$/.test(year))
    return exactWords.year(/\d{4}$/.exec(messages.date ?? '')?.[0] ?? '1950')
  const date = readTypedDate(plain)
  if (date) return exactWords.day(date.day, months[date.month - 1] ?? '', date.year)
  return /^\d{1,2}$/.test(day) && /^\d+$/.test(month) && /^\d{4}$/.test(year) ? exactWords.month : undefined
}

/** A country code that is not Australia's. */
const overseas = /(?:\+|(?<!\d)(?:0011|00))(?!61)[1-9]\d{6}/

/** Where only a mobile is accepted, no message may suggest a landline. */
function ofPhone(
  { rules = [], messages, isRequired }: Field,
  typed: BoundedText,
  answers: Answers,
): string | undefined {
  const number = withDigits(plainValue(typed)).replaceAll(/[\s().\-/]/g, '')
  if (overseas.test(number)) return exactWords.overseas(isRequired === true)
  if (isShortened(number)) return exactWords.shortened
  if (rules.some(({ rule, when }) => rule === 'mobile' && holds(when, answers))) return messages.mobile
  if (/^[2-9]\d{7}$/.test(number)) return exactWords.areaCode
  if (/\p{L}/u.test(number)) return exactWords.phoneWithLetters
  return /^(?:0[2-478]\d*|[2378]\d{8})$/.test(number) ? exactWords.numberOfDigits(number.length) : undefined
}

function ofPostcode(typed: BoundedText): string | undefined {
  const postcode = withDigits(plainValue(typed))
  if (isShortened(postcode)) return exactWords.shortened
  if (/\p{L}/u.test(postcode)) return exactWords.postcodeWithLetters
  return /^[289]\d\d$/.test(postcode) ? exactWords.postcodeWithoutZero : undefined
}

/** Advice, which does not prevent sending. */
const ofIdentifier = (typed: BoundedText) =>
  isShortened(plainValue(typed)) ? `${exactWords.shortened}. You can also send it as it is.` : undefined

const byCode: Readonly<
  Record<string, ((field: Field, typed: BoundedText, answers: Answers) => string | undefined) | undefined>
> = {
  date: ofDate,
  phone: ofPhone,
  email: (_, typed) => ofEmail(typed),
  postcode: (_, typed) => ofPostcode(typed),
  ndisNumber: (_, typed) => ofIdentifier(typed),
  agedCareId: (_, typed) => ofIdentifier(typed),
}

interface Refusal {
  readonly field: string
  readonly code: string
  readonly message: string
}

/** What was wrong with a longer text cannot be said in a few words. */
const maxTyped = 1000

/** Replaces messages with more specific ones where available. The verdict does not change. */
export function inExactWords(definition: FormDefinition, answers: Answers, refusals: readonly Refusal[]): Refusal[] {
  const applicable = applicableFields(definition, answers)
  return refusals.map((refusal) => {
    const field = applicable.find(({ name }) => name === refusal.field)
    const answer = answers[refusal.field]
    const typed = typeof answer === 'string' ? bounded(answer, maxTyped) : undefined
    if (!field || typed === undefined) return refusal
    const words = byCode[refusal.code]?.(field, typed, answers)
    return words ? { ...refusal, message: words } : refusal
  })
}
