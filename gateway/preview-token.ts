/** Preview links and their tokens. A link shows the draft of one document to anyone who has it until it expires. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { previewAddress } from '#schema/checks/addresses.ts'
import { type ContentDocument, publishedId } from '#schema/content/content-document.ts'

/** The lifetime of a link, in ms. */
const previewTime = 60 * 60_000

const sign = (secret: string, words: string): Buffer =>
  createHmac('sha256', secret).update(`kerbcut preview ${words}`).digest()

/** @param expiresAt ms since 1970 */
export function signPreview(secret: string, documentId: string, expiresAt: number): string {
  const words = `${Buffer.from(documentId).toString('base64url')}.${expiresAt.toString(36)}`
  return `${words}.${sign(secret, words).toString('base64url')}`
}

/** The document of a token; 'expired' only if the signature is valid. */
export function readPreview(
  secret: string,
  token: string,
  now: number,
): { readonly documentId: string } | 'expired' | 'invalid' {
  const [id, expires, signature, ...more] = token.split('.')
  if (!id || !expires || !signature || more.length > 0) return 'invalid'
  const actual = Buffer.from(signature, 'base64url')
  const expected = sign(secret, `${id}.${expires}`)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return 'invalid'
  if (!(now < parseInt(expires, 36))) return 'expired'
  return { documentId: Buffer.from(id, 'base64url').toString() }
}

interface Site {
  readonly siteUrl: string
  readonly previewSecret: string
}

/** The URL that shows the draft of a document for an hour; undefined when no page shows it. */
export function previewUrl({ siteUrl, previewSecret }: Site, document: ContentDocument): string | undefined {
  const path = previewAddress(document)
  if (path === undefined) return undefined
  return `${siteUrl}${path}?preview=${signPreview(previewSecret, publishedId(document._id), Date.now() + previewTime)}`
}
