import { createHash } from 'node:crypto'

/** All but blocks of data, which no browser runs: https://html.spec.whatwg.org/multipage/scripting.html#data-block */
const inlineScript = /<script(?![^>]*\ssrc=)(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g

/**
 * The Content-Security-Policy of one finished document: only its own inline scripts may run, each by the hash of its text, and
 * nothing comes from another origin. Strict, with no nonce, so that a kept page can keep its policy.
 * See https://www.w3.org/TR/CSP3/
 */
export function policyOf(html: string): string {
  const hashes = new Set(
    [...html.matchAll(inlineScript)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  )
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The newer report-to needs a header of its own and is not in every browser.
    'report-uri /csp-report',
  ].join('; ')
}
