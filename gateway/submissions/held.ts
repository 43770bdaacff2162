/**
 * Personal data that the store holds, for access requests: everything under a reference, or everything that contains an
 * address or a number.
 */
import { forms, isFormId } from '#schema/forms/forms.ts'
import { fieldsOf, type FormDefinition } from '#schema/forms/form-definition.ts'
import { answersInWords, titleOf } from './mail.ts'
import { readers } from './rules.ts'
import type { Delivery, Submission } from './rows.ts'

export const definitionOf = (form: string): FormDefinition | undefined => (isFormId(form) ? forms[form] : undefined)

/** Complaints are confidential: the operator must name one explicitly to see it. */
export const isRestricted = ({ form }: Pick<Submission, 'form'>): boolean => definitionOf(form)?.isRestricted === true

/**
 * The contact that an operator typed, normalised like stored answers; undefined when it is neither an address nor a
 * number.
 */
export function readContact(typed: string): { readonly kind: 'email' | 'phone'; readonly value: string } | undefined {
  const email = readers.email(typed.trim())
  if (email !== undefined) return { kind: 'email', value: email.toLowerCase() }
  const phone = readers.phone(typed.trim())
  return phone === undefined ? undefined : { kind: 'phone', value: phone }
}

/** Whether a field of the submission holds this address or number, whether of the sender or of another person. */
export function names({ form, answers }: Submission, contact: NonNullable<ReturnType<typeof readContact>>): boolean {
  const definition = definitionOf(form)
  if (!definition) return false
  return fieldsOf(definition).some(({ kind, name }) => {
    const answer = kind === contact.kind ? answers[name] : undefined
    return typeof answer === 'string' && readContact(answer)?.value === contact.value
  })
}

/** A submission as disclosed to the person: questions and answers in words, and its metadata. */
export function asHeld(submission: Submission, deliveries: readonly Delivery[]) {
  const definition = definitionOf(submission.form)
  return {
    reference: submission.reference,
    form: definition ? titleOf(definition) : submission.form,
    receivedAt: submission.receivedAt.toISOString(),
    deletedAfter: submission.deleteAfter.toISOString(),
    isPerhapsFromAProgram: submission.isSuspect,
    answers: definition
      ? answersInWords(definition, submission).map(({ field, lines }) => ({
          question: field.label,
          answer: lines.join('\n'),
        }))
      : submission.answers,
    mails: deliveries.map(({ kind, state, sentAt }) => ({ kind, state, sentAt })),
  }
}
