import { issuedAt } from '#schema/forms/form-life.ts'

/** The server's time minus the device's, in ms. */
let difference = -Infinity

/**
 * Learns the server's time from a form's token, which contains the time of its issue. Forms are not cached, so a loaded form's token is
 * new. The largest difference counts, because a token is never younger than now, however long it was stored.
 */
export function learnServerTime(token: string): void {
  const learned = issuedAt(token) - Date.now()
  if (learned > difference) difference = learned
}

/** The server's time in ms since 1970, whatever the device's clock shows. The device's time until a token has been seen. */
export const serverNow = (): number => Date.now() + (Number.isFinite(difference) ? difference : 0)
