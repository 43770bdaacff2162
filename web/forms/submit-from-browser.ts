import { isRouteErrorResponse } from 'react-router'
import type { Answers, FormDefinition } from '#schema/forms/form-definition.ts'
import { readHidden, readPage } from './answers.ts'
import type { FormErrorCode } from '#schema/errors/form-errors.ts'
import { forgetSent } from './saved-pages.ts'
import { returned, type Outcome, type ReturnedOutcome } from './outcome.ts'

/** In ms. Without a response by then, the browser returns the form to the visitor. */
export const responseTimeoutMs = 30_000

/** Errors that the server returns before it runs the form's action, identified by their status. */
const refusals = ['tooLarge', 'limited', 'preview'] as const

/**
 * Sends a post to the server. A lost connection, an unexpected response and a timeout also return the form: React Router
 * would replace it with its error page, and all answers would be lost.
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
    timer = setTimeout(() => resolve(unsent('unreachable')), responseTimeoutMs)
  })
  try {
    const outcome = await Promise.race([send(), deadline])
    if (outcome.kind === 'accepted') forgetSent(new URL(request.url).pathname)
    return outcome.kind === 'returned' ? withRest(outcome, readPage(definition, posted)) : outcome
  } catch (error) {
    if (!isRouteErrorResponse(error)) return unsent('unreachable')
    const refusal = refusals.find((code) => definition.words.errors[code].status === error.status)
    return unsent(refusal ?? 'unavailable')
  } finally {
    clearTimeout(timer)
  }
}

/** Puts back the answers of which the server returned only the start. */
function withRest(outcome: ReturnedOutcome, typed: Answers): ReturnedOutcome {
  const { next, ...others } = outcome
  if (!next) return outcome
  return {
    ...others,
    answers: typed,
    problems: others.problems
      .map(({ field, message, wholeMessage = message }) => ({ field, message: wholeMessage }))
      .filter(({ message }) => message),
  }
}
