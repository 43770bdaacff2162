/** From now to the expiry date, in ms; less than the year that RFC 9116 recommends as the maximum. */
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
