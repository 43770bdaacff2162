/** Empty: the local Sanity of this machine (gateway/local-sanity/studio.ts). */
export const hosted = process.env['SANITY_STUDIO_PROJECT_ID']
export const projectId = hosted || 'kerbcut'
export const dataset = process.env['SANITY_STUDIO_DATASET'] || 'production'
/** The origin of the website, without a trailing slash. */
export const siteUrl = process.env['SANITY_STUDIO_SITE_URL'] ?? ''
export const apiVersion = '2025-02-19'
