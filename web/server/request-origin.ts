import type { IncomingMessage } from 'node:http'
import type { Config } from '#gateway/config.ts'

type Settings = Pick<Config, 'siteUrl' | 'isSiteUrlSet' | 'proxies'>
type Request = Pick<IncomingMessage, 'headers'>

/** Returns the host of the visitor's request, as the outermost trusted proxy received it (TRUST_PROXY). */
function hostOf({ headers }: Request, proxies: number): string | undefined {
  const forwarded = [headers['x-forwarded-host'] ?? []].flat().join(',').split(',')
  return (proxies > 0 && forwarded.at(-proxies)?.trim()) || headers.host
}

const urlOf = (text: string | undefined): URL | undefined => (text && URL.parse(text)) || undefined

/**
 * Whether a request used another host name than SITE_URL's. Always false when SITE_URL is not set. Ports are ignored: many proxies
 * forward only the name, and a redirect would loop.
 */
export function isForeignHost(request: Request, { siteUrl, isSiteUrlSet, proxies }: Settings): boolean {
  if (!isSiteUrlSet) return false
  const host = hostOf(request, proxies)
  // Most requests have exactly this host: parsing it is left to the others.
  if (host === undefined || siteUrl.endsWith(`://${host}`)) return false
  return urlOf(`http://${host}`)?.hostname !== new URL(siteUrl).hostname
}

/**
 * Whether a page of another origin sent the request. Our own origin is SITE_URL or, when that is not set, the host of the request.
 * Requests without an Origin header do not come from a browser's form.
 */
export function isCrossOrigin(request: Request, { siteUrl, isSiteUrlSet, proxies }: Settings): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined) return false
  // A proxy or browser that strips the referrer also hides the origin. The browser then still says whether the page was ours.
  if (origin === 'null') return site !== undefined && site !== 'same-origin'
  if (isSiteUrlSet) return origin !== new URL(siteUrl).origin
  const host = hostOf(request, proxies)
  return host === undefined || urlOf(origin)?.host !== urlOf(`http://${host}`)?.host
}
