import { isRouteErrorResponse } from 'react-router'
import type { FormDefinition } from '#schema/forms/form-definition.ts'
import { readHidden, readPage } from './answers.ts'
import type { FormErrorCode } from '#schema/errors/form-errors.ts'
import { forgetSent } from './saved-pages.ts'
import { returned, type Outcome } from './outcome.ts'

/** How long the browser waits for the answer to a post, in ms, before it gives the form back. */
export const answerDeadline = 30_000

/** What the server says before a form's own action is reached: nothing arrived, and the status tells why. */
const refusals = ['tooLarge', 'limited', 'preview'] as const

/**
 * Sends a post to the server. A lost connection, an answer that is none of ours and no answer at all give the
 * form back too; React Router would put its error page in the form's place, and everything typed would be gone.
 */
export async function submitFromBrowser(
  definition: FormDefinition,
  request: Request,
  send: () => Promise<Outcome>,
): Promise<Outcome> {
  const posted = await request.clone().formData()
  const unsent = (code: FormErrorCode) => returned(code, readHidden(posted, 'token'), readPage(definition, posted))
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve(unsent('unreachable')), answerDeadline)
  })
  try {
    const outcome = await Promise.race([send(), deadline])
    if (outcome.kind === 'accepted') forgetSent(new URL(request.url).pathname)
    return outcome
  } catch (error) {
    if (!isRouteErrorResponse(error)) return unsent('unreachable')
    const refusal = refusals.find((code) => definition.words.errors[code].status === error.status)
    return unsent(refusal ?? 'unavailable')
  } finally {
    clearTimeout(timer)
  }
}
