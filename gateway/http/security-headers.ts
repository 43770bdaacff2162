/** Sent with every response. */
export const fileHeaders = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const

/**
 * For responses that a browser may show as a document: everything except scripts, style sheets and fonts, which are
 * frequent and ignore these headers or inherit them from their document. A page replaces this Content-Security-Policy
 * with its own, which has the hashes of its scripts.
 */
export const documentHeaders = {
  ...fileHeaders,
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // With `no-referrer` a form's own POST would have `Origin: null`.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-frame-options': 'DENY',
} as const
