/**
 * Personal data that the store holds, for access requests: everything under a reference, or everything that contains an
 * address or a number.
 */
import { domainToUnicode } from 'node:url'
import { mailboxOf } from '#gateway/mailbox.ts'
import { normalized } from '#schema/bounded.ts'
import { formOf } from '#schema/forms/forms.ts'
import { answerLines, titleOf } from './mail.ts'
import { onlySeen, readers } from './rules.ts'
import type { Delivery, Submission } from './rows.ts'

/** Complaints are confidential: the operator must name one explicitly to see it. */
export const isRestricted = ({ form }: Pick<Submission, 'form'>): boolean => formOf(form)?.isRestricted === true

/** Only these characters separate the digits of a number as people write it. */
const separators = String.raw`[\s().\p{Pd}/]*`

/** A pattern that matches the text itself. */
const literal = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)

/** The text of an answer in one spelling, so that letter case, full-width digits and invisible characters do not count. */
const inOneSpelling = (text: string) => onlySeen(normalized(text, 'NFKC')).toLowerCase()

/**
 * An address, or another one of the same mailbox, within any text: at its ends the text has no character that would make
 * it another mailbox.
 */
function emailPattern(address: string): RegExp {
  const { name, domains, ignoresDots } = mailboxOf(address)
  const letters = ignoresDots ? Array.from(name, literal).join(String.raw`\.?`) : literal(name)
  const hosts = domains.flatMap((domain) => [domain, domainToUnicode(domain)]).map(literal)
  // A tag has at most as many characters as a name, so the time is linear.
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}_.+-])${letters}(?:\+[^\s@]{0,64})?@(?:${hosts.join('|')})(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])`,
    'u',
  )
}

/** A number within any text, in every notation of the Australian plan. Its extension does not count. */
function phonePattern(number: string): RegExp {
  const [national = ''] = number.split(';')
  const digits = Array.from(national.replace(/^0/, '')).join(separators)
  const abroad = String.raw`(?:\+|0011${separators}|00${separators})?6${separators}1${separators}`
  const start = national.startsWith('0') ? `(?:${abroad}(?:0${separators})?|0${separators})` : `(?:${abroad})?`
  // A repetition of separators ends at the next digit, and answers have 4,000 characters.
  return new RegExp(String.raw`(?<!\d)${start}${digits}(?!\d)`, 'u')
}

/** Finds the contact that an operator typed in any text; undefined when it is neither an address nor a number. */
export function readContact(typed: string): RegExp | undefined {
  const email = readers.email(typed.trim())
  if (email !== undefined) return emailPattern(email)
  const phone = readers.phone(typed.trim())
  return phone === undefined ? undefined : phonePattern(phone)
}

/** Whether any answer of the submission, in its own words too, contains the contact. */
export const mentions = ({ answers, words }: Submission, contact: RegExp): boolean =>
  [...Object.values(answers).flat(), ...Object.values(words)].some((text) => contact.test(inOneSpelling(text)))

/** A submission as disclosed to the person: questions and answers in words, and its metadata. */
export function asHeld(submission: Submission, deliveries: readonly Delivery[]) {
  const definition = formOf(submission.form)
  return {
    reference: submission.reference,
    form: definition ? titleOf(definition) : submission.form,
    receivedAt: submission.receivedAt.toISOString(),
    deletedAfter: submission.deleteAfter.toISOString(),
    isPerhapsFromAProgram: submission.isSuspect,
    answers: definition
      ? answerLines(definition, submission).map(({ field, lines }) => ({
          question: field.label,
          answer: lines.join('\n'),
        }))
      : submission.answers,
    mails: deliveries.map(({ kind, state, sentAt }) => ({ kind, state, sentAt })),
  }
}
