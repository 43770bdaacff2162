import { useEffect } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { logToConsole } from '#web/lib/log-to-console.ts'
import { arrive } from './page-loads.ts'

/** Delay of deferred work after the load event, in ms (S61). */
const laterAfterMs = 1000

let hasStarted = false

/** Marks navigations as finished, and starts the deferred work one second after the page has loaded. */
export function usePageLoads(): void {
  const { key } = useLocation()
  const versionPollMs = useRouteLoaderData<{ readonly versionPollMs: number }>('root')?.versionPollMs
  useEffect(arrive, [key])
  useEffect(() => {
    // In development there is no build whose successor could be detected.
    if (hasStarted || versionPollMs === undefined || !import.meta.env.PROD) return
    hasStarted = true
    const start = async () => {
      try {
        const { startLater } = await import('./later.ts')
        startLater({ versionPollMs })
      } catch (error) {
        logToConsole('The deferred code of the page did not load', error)
      }
    }
    const startAfter = (ms: number) =>
      void setTimeout(
        () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : void start()),
        ms,
      )
    // A press starts the scripts before a slow picture has loaded.
    if (document.readyState !== 'complete') {
      addEventListener('load', () => startAfter(laterAfterMs), { once: true })
      return
    }
    const [entry] = performance.getEntriesByType('navigation')
    const loadedAt = (entry instanceof PerformanceNavigationTiming && entry.loadEventEnd) || performance.now()
    startAfter(Math.max(0, loadedAt + laterAfterMs - performance.now()))
  }, [versionPollMs])
}
