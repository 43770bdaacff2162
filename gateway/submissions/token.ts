/** The signed form token: stateless, so that nothing is stored for a page that is only looked at. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The one that signs and seals, then those of before, which are still taken. */
export type FormSecrets = readonly [current: string, ...before: string[]]

/**
 * Milliseconds after which a form must be asked for again: a day to fill it in, and the seven for which a person may keep it on
 * their device.
 */
export const tokenLife = 8 * 24 * 60 * 60 * 1000

/**
 * Good: may be sent. Lapsed: ours, but too old. Bad: not ours, for another form, or missing. The id stays the same over every press
 * of one page's button; the age is in milliseconds, and below zero after the clock was put back.
 */
export type TokenReading =
  { readonly kind: 'good' | 'lapsed'; readonly id: string; readonly age: number } | { readonly kind: 'bad' }

const sign = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(`form-token:${payload}`).digest('base64url')

/** `form.id.issued.signature`, all of it safe in an attribute and a URL. */
export function issueToken(form: string, [secret]: FormSecrets, now: Date): string {
  const payload = `${form}.${randomBytes(16).toString('base64url')}.${now.getTime().toString(36)}`
  return `${payload}.${sign(payload, secret)}`
}

export function readToken(token: unknown, form: string, secrets: FormSecrets, now: Date): TokenReading {
  if (typeof token !== 'string' || token.length > 200) return { kind: 'bad' }
  const end = token.lastIndexOf('.')
  const payload = token.slice(0, Math.max(end, 0))
  const given = Buffer.from(token.slice(end + 1))
  const isOurs = secrets.some((secret) => {
    const right = Buffer.from(sign(payload, secret))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  if (!isOurs) return { kind: 'bad' }
  const [signedForm, id, issued] = payload.split('.')
  if (signedForm !== form || !id || !issued) return { kind: 'bad' }
  // A token from the future is ours all the same: the clock was put back, and the person cannot help it.
  const age = now.getTime() - parseInt(issued, 36)
  return { kind: age > tokenLife ? 'lapsed' : 'good', id, age }
}
