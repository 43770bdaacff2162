import { type ComponentType, lazy } from 'react'
import { outdate } from './outdated-document.ts'
import { logToConsole } from './log-to-console.ts'

/**
 * Returns a component whose code loads after the page, for use inside a Suspense boundary. If loading fails (S65), the promise
 * stays pending: React then leaves the served HTML of the boundary in place, and its links and forms work by full loads. A served
 * part with a button that needs scripts must not be lazy: React drops a press on it until its code has loaded.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      if (import.meta.env.SSR) throw error
      logToConsole('A part of the page did not load; it stays as it was served', error)
      outdate()
      return new Promise<never>(() => undefined)
    }
  })
