import { fieldsOf } from '#schema/forms/form-definition.ts'
import { forms, type FormId } from '#schema/forms/forms.ts'
import { readAnswers, readHidden } from '#web/forms/answers.ts'
import { formErrors } from '#schema/errors/form-errors.ts'
import { returned, type Outcome } from '#web/forms/outcome.ts'
import type { Gql } from '#web/graphql/server-client.ts'
import { submissions } from './form-submissions.ts'

/**
 * Sends a post to the gateway. It never throws: whatever happens, every answer comes back with the outcome.
 */
export async function submit(client: Gql, formId: FormId, request: Request): Promise<Outcome> {
  const posted = await request.formData().catch(() => undefined)
  if (!posted) return returned('unreadable')
  const token = readHidden(posted, 'token')
  const answers = readAnswers(fieldsOf(forms[formId]), posted)
  try {
    const result = await submissions[formId].send(client, { ...answers, token, website: readHidden(posted, 'website') })
    if (result.__typename === 'SubmissionAccepted') {
      const { reference, receivedAt } = result
      return { kind: 'accepted', reference, receivedAt, answers: isFirstShowing(receivedAt) ? answers : null }
    }
    if (result.__typename === 'SubmissionExpired') return returned('expired', result.token, answers)
    if (result.__typename === 'SubmissionLimited') return returned('limited', token, answers)
    const problems = result.errors.map(({ field, message }) => ({ field, message }))
    return returned('invalid', token, answers, problems)
  } catch {
    // The gateway has logged it. The token stays: what was stored after all is not stored twice.
    return returned('unavailable', token, answers)
  }
}

/** A second press, or a page that was lost on its way, comes again within this time, in ms. */
const shownFor = 60_000

/**
 * Without a script, loading the confirmation again sends the same post again, and the gateway answers with the first time's
 * reference. The browser may by then be in other hands, so what was sent is shown only at first.
 */
const isFirstShowing = (receivedAt: string): boolean => Date.now() - Date.parse(receivedAt) < shownFor

/** The HTTP status that an outcome answers with. */
export const statusOf = (outcome: Outcome): number =>
  outcome.kind === 'accepted' ? 200 : (formErrors[outcome.code].status ?? 500)
