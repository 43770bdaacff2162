import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { tellConsole } from '#web/lib/tell-console.ts'
import './manifest.ts'
import { isLoadDue, loadInFull, loadInFullOnce, withHash } from './full-load.ts'
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
  { request, pattern },
  next,
): Promise<Record<string, DataStrategyResult>> => {
  if (request.method !== 'GET') return next()
  const target = withHash(request.url)
  if (isLoadDue()) {
    loadInFull(target)
    return never()
  }
  underway = target
  if (!('navigation' in window)) watchModule(pattern, target)
  const [results] = await Promise.all([next(), painted()])
  // Somebody has chosen another page meanwhile; or there is no line, and a load would take away the page that is here.
  if (request.signal.aborted || !navigator.onLine) return results
  const failure = failureIn(results)
  if (failure !== undefined) {
    tellConsole('The data of a page did not come; the page is loaded in full', failure)
    underway = undefined
    loadInFullOnce(target)
    return never()
  }
  return results
}

/**
 * Where a part of the code does not come React Router reloads the page that one wants to leave, for as often as one tries. That
 * reload is taken for what it means: a load of the target.
 */
export function guardReloads(): void {
  if (!('navigation' in window)) return
  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || underway === undefined) return
    const target = underway
    underway = undefined
    event.preventDefault()
    loadInFullOnce(target)
  })
}

/** The router has arrived: a reload from now on means the page that is shown. */
export const arrive = (): void => {
  underway = undefined
}

/**
 * For browsers that do not tell of a reload: the same file is asked for once more, beside the router, and a load that follows the
 * router's reload at once takes its place.
 */
function watchModule(pattern: string, target: string) {
  const file = window.__reactRouterManifest?.routes[`/${pattern.replace(/^\//, '')}`]?.module
  if (file !== undefined) import(/* @vite-ignore */ file).catch(() => setTimeout(loadInFullOnce, 0, target))
}
