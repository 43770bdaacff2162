import { createHash } from 'node:crypto'

/** The attribute of a data block, which browsers do not execute: https://html.spec.whatwg.org/multipage/scripting.html#data-block */
const dataBlock = ' type="application/ld+json"'

/** Returns the texts of the inline scripts that carry the nonce. */
function approvedTexts(html: string, nonce: string): Set<string> {
  const texts = new Set<string>()
  // Without the flag `i`, with which a long document takes ten times as long.
  const startTag = /<[Ss][Cc][Rr][Ii][Pp][Tt]\b/g
  while (startTag.test(html)) {
    const close = html.indexOf('>', startTag.lastIndex)
    if (close === -1) break
    const attributes = html.slice(startTag.lastIndex, close)
    const isApproved = attributes.includes(` nonce="${nonce}"`)
    if (!isApproved && attributes !== dataBlock)
      throw new Error(`The document has a script without its nonce: <script${attributes.slice(0, 100)}>`)
    const end = html.indexOf('</script>', close)
    if (end === -1) break
    if (isApproved && !attributes.includes(' src=')) texts.add(html.slice(close + 1, end))
    startTag.lastIndex = end
  }
  return texts
}

/**
 * Returns the Content-Security-Policy of a rendered document. It allows inline scripts by hash, because a cached document and its
 * policy are sent to many visitors. It hashes only scripts that carry the document's nonce. See https://www.w3.org/TR/CSP3/
 * @throws Error when the document has any other executable script.
 */
export function policyOf(html: string, nonce: string): string {
  const hashes = [...approvedTexts(html, nonce)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The newer report-to needs another header, and some browsers do not support it.
    'report-uri /csp-report',
  ].join('; ')
}
