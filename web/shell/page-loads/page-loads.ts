import {
  createContext,
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  redirect,
} from 'react-router'
import { siteRouteOf } from '#schema/site-route.ts'
import { isDocumentOutdated, outdate } from '#web/loading/outdated-document.ts'
import { logToConsole } from '#web/lib/log-to-console.ts'
import { inTab } from '#web/lib/stored.ts'
import './manifest.ts'
import { loadInFull, loadInFullOnce, stoppedNavigation, withHash } from './full-load.ts'
import { painted } from './painted.ts'

/** The target of the current navigation. */
let pendingTarget: string | undefined

/** Whether a navigation has posted. React Router then loads the page's data again, in the same context. */
const hasPosted = createContext(false)

const never = () => new Promise<never>(() => undefined)

/** Whether one of our loaders threw this; the router handles those. Any other error is a missing or altered response. */
const isFromLoader = (thrown: unknown): boolean =>
  thrown instanceof Response || (isRouteErrorResponse(thrown) && typeof thrown.data !== 'string')

const failureIn = (results: Readonly<Record<string, DataStrategyResult>>): unknown =>
  Object.values(results).find(({ type, result }) => type === 'error' && !isFromLoader(result))?.result

/**
 * Wraps every client navigation (S64–S69, S71). It paints the press before the data is applied. In an outdated document, or once
 * after code or data failed to load, it loads the target in full. Posts are excluded, because a full load would lose their data, or the
 * response to them.
 */
export const pageLoads: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, context },
  next,
): Promise<Record<string, DataStrategyResult>> => {
  if (request.method !== 'GET') context.set(hasPosted, true)
  if (context.get(hasPosted)) return next()
  const target = withHash(request.url)
  if (isDocumentOutdated() && navigator.onLine) {
    loadInFull(target)
    return never()
  }
  stoppedNavigation.clear()
  pendingTarget = target
  remember(target)
  const [results] = await Promise.all([next(), painted()])
  const failure = failureIn(results)
  // The visitor has chosen another page meanwhile.
  if (request.signal.aborted || failure === undefined) return results
  logToConsole('The data of a page did not load', failure)
  pendingTarget = undefined
  loadInFullOnce(target)
  return never()
}

/**
 * When a chunk fails to load, React Router reloads the current page, on every attempt. This replaces the reload with a full load of
 * the target.
 */
export function guardReloads(): void {
  if (!('navigation' in window)) {
    resumeAfterReload()
    return
  }
  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || pendingTarget === undefined)
      return
    const target = pendingTarget
    pendingTarget = undefined
    event.preventDefault()
    // React Router never settles a navigation whose code did not load, and would not load that code again.
    outdate()
    loadInFullOnce(target)
  })
}

/** Runs first in a navigation and redirects to the canonical address, as the server does (S9, S10). */
export const canonicalAddresses: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const url = new URL(withHash(request.url))
  const path = siteRouteOf(url.pathname)?.path
  if (request.method === 'GET' && path !== undefined && path !== url.pathname)
    throw redirect(path + url.search + url.hash)
  return next()
}

/** Marks the navigation as finished: a later reload then concerns the current page. */
export const arrive = (): void => {
  pendingTarget = undefined
  remember('')
}

/** For browsers without the Navigation API: the document that a reload creates reads the target from storage. */
const pendingTargetKey = 'going-to'

function remember(target: string) {
  // Without storage the reload shows the previous page again.
  if (!('navigation' in window)) inTab.write(pendingTargetKey, target)
}

function resumeAfterReload() {
  const target = inTab.read(pendingTargetKey)
  remember('')
  if (typeof target === 'string' && target && target !== location.href) loadInFullOnce(target)
}
