import type { ServerResponse } from 'node:http'

/** On every answer. */
export const fileHeaders = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const

/**
 * On whatever a browser may show as a document: all but scripts, style sheets and fonts, of which a page needs many. They heed none of
 * these, or come after a document that has said it. A page brings its own Content-Security-Policy, by the hashes of its scripts, in
 * place of this one.
 */
export const documentHeaders = {
  ...fileHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // With `no-referrer` a form's own post would come with `Origin: null`.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-frame-options': 'DENY',
} as const

export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(documentHeaders)) response.setHeader(name, value)
}
