/** How long a form can be used that was opened and not sent. One clock: the time at which the gateway issued the form's token. */

/** Days for which a visitor can save the answers on their device. */
export const savedForDays = 7

const day = 24 * 60 * 60 * 1000

/** A day to finish a form that was continued at the last moment. */
const toFinish = day

/** Milliseconds for which the token and the sealed answers of a form are valid: a week open, a week saved, and a day to finish. */
export const formLife = 2 * savedForDays * day + toFinish

/** When a token was issued, in milliseconds since 1970. NaN for text that is not a token. */
export const issuedAt = (token: string): number => Number.parseInt(token.split('.')[2] ?? '', 36)

/**
 * Until when a copy that is saved now can be continued, in milliseconds since 1970. Not later than the form's token and its sealed
 * answers, which are younger than the token. In the past if the form has been open for too long.
 */
export function savedUntil(token: string, now: number): number {
  const sevenDays = now + savedForDays * day
  const issued = issuedAt(token)
  return Number.isNaN(issued) ? sevenDays : Math.min(sevenDays, issued + formLife - toFinish)
}
