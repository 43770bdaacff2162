/** Rows of the tables as objects. */
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { isAnswers, type Answers } from '#schema/forms/form-definition.ts'
import type { MailKind, Tables } from './tables.ts'

export interface Submission {
  readonly id: string
  readonly form: string
  readonly reference: string
  readonly answers: Answers
  readonly words: Readonly<Record<string, string>>
  readonly isSuspect: boolean
  readonly receivedAt: Date
  readonly deleteAfter: Date
}

export type DeliveryState = 'delivered' | 'waiting' | 'parked'

export interface Delivery {
  readonly kind: MailKind
  readonly state: DeliveryState
  readonly attempts: number
  readonly sentAt: string | null
  readonly nextAttemptAt: string
  readonly lastError: string | null
}

export const answersShape = z.custom<Answers>(isAnswers)
const wordsShape = z.record(z.string(), z.string())

export const toAnswers = (json: string): Answers => answersShape.parse(JSON.parse(json))

export const toSubmission = (row: Selectable<Tables['submissions']>): Submission => ({
  id: row.id,
  form: row.form,
  reference: row.reference,
  answers: toAnswers(row.answers),
  words: wordsShape.parse(JSON.parse(row.words)),
  isSuspect: row.is_suspect === 1,
  receivedAt: new Date(row.received_at),
  deleteAfter: new Date(row.delete_after),
})

export const stateOf = (row: Pick<Tables['outbox'], 'sent_at' | 'parked_at'>): DeliveryState =>
  row.sent_at ? 'delivered' : row.parked_at ? 'parked' : 'waiting'

export const toDelivery = (row: Selectable<Tables['outbox']>): Delivery => ({
  kind: row.kind,
  state: stateOf(row),
  attempts: row.attempts,
  sentAt: row.sent_at,
  nextAttemptAt: row.next_attempt_at,
  lastError: row.last_error,
})
