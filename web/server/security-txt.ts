/** Time until the expiry date, in ms. RFC 9116 recommends less than a year. */
const validFor = 180 * 24 * 60 * 60 * 1000

/** `/.well-known/security.txt`: where to report a vulnerability. https://www.rfc-editor.org/rfc/rfc9116 */
export const securityTxt = (siteUrl: string, now: number): string =>
  [
    `Contact: ${siteUrl}/contact-us/general-enquiry`,
    `Expires: ${new Date(now + validFor).toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
