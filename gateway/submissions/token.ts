/** The signed form token. It is stateless, so rendering a page stores nothing. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { formLife, issuedAt } from '#schema/forms/form-life.ts'

/** The current secret signs and seals; the previous ones are still accepted. */
export type FormSecrets = readonly [current: string, ...before: string[]]

/**
 * good: may be submitted. lapsed: issued here, but too old. bad: invalid, for another form, or missing. The id is the
 * same for every submission of one rendered form. The age is in milliseconds, and negative after the clock was set
 * back.
 */
export type TokenReading =
  { readonly kind: 'good' | 'lapsed'; readonly id: string; readonly age: number } | { readonly kind: 'bad' }

const sign = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(`form-token:${payload}`).digest('base64url')

/** `form.id.issued.signature`, safe in an attribute and in a URL. */
export function issueToken(form: string, [secret]: FormSecrets, now: Date): string {
  const payload = `${form}.${randomBytes(16).toString('base64url')}.${now.getTime().toString(36)}`
  return `${payload}.${sign(payload, secret)}`
}

export function readToken(token: unknown, form: string, secrets: FormSecrets, now: Date): TokenReading {
  if (typeof token !== 'string' || token.length > 200) return { kind: 'bad' }
  const end = token.lastIndexOf('.')
  const payload = token.slice(0, Math.max(end, 0))
  const actual = Buffer.from(token.slice(end + 1))
  const isOurs = secrets.some((secret) => {
    const right = Buffer.from(sign(payload, secret))
    return actual.length === right.length && timingSafeEqual(actual, right)
  })
  if (!isOurs) return { kind: 'bad' }
  const [signedForm, id, issued] = payload.split('.')
  if (signedForm !== form || !id || !issued) return { kind: 'bad' }
  // A token from the future is valid: the server's clock was set back, which is not the person's fault.
  const age = now.getTime() - issuedAt(token)
  return { kind: age > formLife ? 'lapsed' : 'good', id, age }
}
