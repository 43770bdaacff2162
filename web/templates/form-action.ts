import { fieldsOf } from '#schema/forms/form-definition.ts'
import { forms, type FormId } from '#schema/forms/forms.ts'
import { readAnswers, readHidden } from '#web/forms/answers.ts'
import { errorCatalogue } from '#web/forms/error-catalogue.ts'
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
      return { kind: 'accepted', reference: result.reference, receivedAt: result.receivedAt, answers }
    }
    if (result.__typename === 'SubmissionExpired') return returned('expired', result.token, answers)
    const problems = result.errors.map(({ field, message }) => ({ field, message }))
    return returned('invalid', token, answers, problems)
  } catch {
    // The gateway has logged it. The token stays: what was stored after all is not stored twice.
    return returned('unavailable', token, answers)
  }
}

/** The HTTP status that an outcome answers with. */
export const statusOf = (outcome: Outcome): number =>
  outcome.kind === 'accepted' ? 200 : (errorCatalogue[outcome.code].status ?? 500)
