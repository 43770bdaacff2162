import type { AnswerIs } from '#schema/forms/form-definition.ts'

export const self: AnswerIs = { field: 'referralFor', isOneOf: ['self'] }
export const other: AnswerIs = { field: 'referralFor', isOneOf: ['other'] }
export const professional: AnswerIs = { field: 'role', isOneOf: ['health', 'coordinator'] }
export const unsafe: AnswerIs = { field: 'urgency', isOneOf: ['unsafe'] }
/** The answers for which we promise a call on the same working day. */
export const urgentNow: AnswerIs = { field: 'urgency', isOneOf: ['discharge', 'unsafe'] }
