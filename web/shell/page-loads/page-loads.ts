import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction, redirect } from 'react-router'
import { siteRouteOf } from '#schema/site-route.ts'
import { isDocumentOutdated, outdate } from '#web/lib/outdated-document.ts'
import { tellConsole } from '#web/lib/tell-console.ts'
import './manifest.ts'
import { loadInFull, loadInFullOnce, stoppedNavigation, withHash } from './full-load.ts'
import { painted } from './painted.ts'

/** Where the router is going, while it is on its way. */
let underway: string | undefined

const never = () => new Promise<never>(() => undefined)

/** What our own loaders threw: the router knows what to do. All else did not come as the server sent it, or not at all. */
const isOurs = (thrown: unknown): boolean =>
  thrown instanceof Response || (isRouteErrorResponse(thrown) && typeof thrown.data !== 'string')

const failureIn = (results: Readonly<Record<string, DataStrategyResult>>): unknown =>
  Object.values(results).find(({ type, result }) => type === 'error' && !isOurs(result))?.result

/**
 * Around every navigation in the browser (S64–S69, S71): the press is painted first; in an outdated document the target is loaded
 * in full; and so it is, once, where its data or its code does not come. A post is left alone: to load its page would lose it.
 */
export const pageLoads: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
): Promise<Record<string, DataStrategyResult>> => {
  if (request.method !== 'GET') return next()
  const target = withHash(request.url)
  if (isDocumentOutdated() && navigator.onLine) {
    loadInFull(target)
    return never()
  }
  stoppedNavigation.clear()
  underway = target
  remember(target)
  const [results] = await Promise.all([next(), painted()])
  const failure = failureIn(results)
  // Aborted: the person has chosen another page in the meantime.
  if (request.signal.aborted || failure === undefined) return results
  tellConsole('The data of a page did not load', failure)
  underway = undefined
  loadInFullOnce(target)
  return never()
}

/**
 * Where a part of the code does not come React Router reloads the page that one wants to leave, for as often as one tries. That
 * reload is taken for what it means: a load of the target.
 */
export function guardReloads(): void {
  if (!('navigation' in window)) {
    goOnAfterReload()
    return
  }
  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || underway === undefined) return
    const target = underway
    underway = undefined
    event.preventDefault()
    // React Router never settles a navigation whose code did not load, and would not load that code again.
    outdate()
    loadInFullOnce(target)
  })
}

/** Before everything else of a navigation: a page has one address in the browser, as it has from the server (S9, S10). */
export const canonicalAddresses: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const url = new URL(withHash(request.url))
  const path = siteRouteOf(url.pathname)?.path
  if (request.method === 'GET' && path !== undefined && path !== url.pathname)
    throw redirect(path + url.search + url.hash)
  return next()
}

/** The router has arrived: a reload from now on means the page that is shown. */
export const arrive = (): void => {
  underway = undefined
  remember('')
}

/** For browsers that do not tell of a reload: the document that comes by it reads where the router was going. */
const goingTo = 'going-to'

function remember(target: string) {
  if ('navigation' in window) return
  try {
    sessionStorage.setItem(goingTo, target)
  } catch {
    // Without storage the page that one wanted to leave comes again, whole.
  }
}

function goOnAfterReload() {
  try {
    const target = sessionStorage.getItem(goingTo)
    remember('')
    if (target && target !== location.href) loadInFullOnce(target)
  } catch {
    // As above.
  }
}
