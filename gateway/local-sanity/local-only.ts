import type { IncomingHttpHeaders } from 'node:http'

/**
 * Why a request to a server that writes files is refused; undefined when it comes from its own page. The Host stops a
 * foreign name that leads to this machine (DNS rebinding), the Origin stops the pages of other sites.
 */
export function localOnly({ host, origin, ...headers }: IncomingHttpHeaders, port: number): string | undefined {
  const own = [`127.0.0.1:${port}`, `localhost:${port}`]
  if (host === undefined || !own.includes(host)) return `The Studio answers at http://${own[0]}/ only.`
  if (origin !== undefined && !own.some((name) => origin === `http://${name}`))
    return 'Pages of other sites may not write here.'
  // Browsers omit the Origin of some requests, never this.
  const site = headers['sec-fetch-site']
  const isNavigation = headers['sec-fetch-mode'] === 'navigate'
  if (site === 'cross-site' && !isNavigation) return 'Pages of other sites may not read here.'
  return undefined
}
