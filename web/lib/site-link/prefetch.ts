import { siteRouteOf } from '#schema/site-route.ts'
import { routeIds } from '#web/lib/results-route.ts'
import { connection } from '#web/lib/connection.ts'

/** The maximum number of concurrent prefetch requests (S72). */
const maxConcurrent = 4
/** Of these, for links that are only in sight: a link under the pointer must not wait for them. */
const maxInSight = 3

/** Links in sight below the header wait for a sign of use, or as long as a glance at the page takes, in ms. */
const glanceMs = 3_000

/** How long a browser may cache a page's data, in ms. After that, a sign of use fetches it again. */
const dataMaxAgeMs = 30_000

/** Links that the router may follow. A link with a target opens elsewhere. */
const routerLinks = 'a[href^="/"]:not([target])'

/** React Router's list of the routes' files. */
export type RouteFiles = Readonly<
  Record<
    string,
    { readonly module: string; readonly imports?: readonly string[]; readonly css?: readonly string[] } | undefined
  >
>

interface Options {
  readonly routes: RouteFiles
  /** Receives the response to each data request, to read its build id. */
  readonly onData: (response: Response) => void
}

/** Whether the connection is too slow or metered for speculative requests (S73). */
const isSparing = () => {
  const { savesData, speed } = connection()
  return savesData || speed === '2g' || speed === 'slow-2g'
}

/**
 * Compiles a script that is in the browser's cache, so that importing it only has to run it. Requesting it this way at once would
 * be shorter, but browsers remember a failed modulepreload: the click would then load the page in full.
 */
const preloadModule = (href: string) => {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

/** Returns the address of a page's data exactly as the router will request it, so that the browser's cache matches. */
const dataAddress = (link: string, pathname: string, ids: readonly string[]): string => {
  const url = new URL(link)
  url.hash = ''
  url.pathname = pathname + (pathname === '/' ? '_.data' : '.data')
  url.searchParams.set('_routes', ids.join(','))
  return url.href
}

/**
 * Prefetches the target of a link: when the link is in sight and the browser idle, or at the first sign that it will be followed
 * (S72–S74). Code is also compiled; for data the router's own request hits the browser's cache. Private pages are not cacheable, so
 * for these it fetches only the code.
 */
export function prefetchLinks({ routes, onData }: Options): void {
  /** When each address was requested. Resources that the page has already loaded never expire. */
  const requestedAt = new Map(performance.getEntriesByType('resource').map(({ name }) => [name, Infinity]))
  const urgent: string[] = []
  const inSight: string[] = []
  let running = 0

  const run = () => {
    for (;;) {
      const waiting = urgent.length > 0 ? urgent : inSight
      const address = running < (waiting === urgent ? maxConcurrent : maxInSight) ? waiting.shift() : undefined
      if (address === undefined) return
      running++
      void get(address).finally(() => {
        running--
        run()
      })
    }
  }
  const get = async (address: string) => {
    try {
      const response = await fetch(address, { priority: 'low' })
      if (address.includes('.data?')) onData(response)
      // Browsers do not cache a response whose body was not read to the end.
      await response.arrayBuffer()
      if (response.ok && address.endsWith('.js')) preloadModule(address)
    } catch {
      requestedAt.delete(address)
    }
  }
  const enqueue = (address: string, isUrgent: boolean, maxAgeMs = Infinity) => {
    if (performance.now() - (requestedAt.get(address) ?? -Infinity) < maxAgeMs) {
      const position = isUrgent ? inSight.indexOf(address) : -1
      if (position !== -1) urgent.push(...inSight.splice(position, 1))
      return
    }
    requestedAt.set(address, performance.now())
    if (isUrgent) urgent.push(address)
    else inSight.push(address)
  }

  const prefetch = (link: HTMLAnchorElement, isUrgent: boolean) => {
    const { pathname, search, href } = link
    if (isSparing() || (pathname === location.pathname && search === location.search)) return
    const target = siteRouteOf(pathname)
    if (!target) return
    const { row, path } = target
    const ids = routeIds(row)
    // Another query on the same page loads only the results. The data first: code is usually in the cache.
    const loaded = pathname === location.pathname ? ids.slice(-1) : ids
    if (row.cache === 'public') enqueue(dataAddress(href, path, loaded), isUrgent, dataMaxAgeMs)
    for (const { module, imports = [], css = [] } of ids.flatMap((id) => routes[id] ?? []))
      for (const file of [module, ...imports, ...css])
        enqueue(new URL(file.replace(/#$/, ''), location.origin).href, isUrgent)
    run()
  }

  const seen = new Set<HTMLAnchorElement>()
  const whenIdle: (run: () => void) => void =
    'requestIdleCallback' in window
      ? (act) => requestIdleCallback(act, { timeout: 2000 })
      : (act) => setTimeout(act, 200)
  const signs = ['pointermove', 'keydown', 'touchstart'] as const
  const inUse = new Promise<void>((resolve) => {
    for (const sign of signs) addEventListener(sign, () => resolve(), { once: true, passive: true })
    setTimeout(resolve, glanceMs)
  })
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      void (target.closest('header') ? Promise.resolve() : inUse).then(() =>
        whenIdle(() => {
          if (target.isConnected) prefetch(target, false)
        }),
      )
    }
  })
  const observe = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(routerLinks)) {
      if (seen.has(link)) continue
      seen.add(link)
      observer.observe(link)
    }
    for (const link of seen) {
      if (link.isConnected) continue
      seen.delete(link)
      observer.unobserve(link)
    }
  }
  let isDue = false
  new MutationObserver(() => {
    if (isDue) return
    isDue = true
    whenIdle(() => {
      isDue = false
      observe()
    })
  }).observe(document.body, { childList: true, subtree: true })
  observe()

  const onSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(routerLinks) : null
    if (link) prefetch(link, true)
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(sign, onSign, { capture: true, passive: true })
}
