import { type ComponentType, lazy } from 'react'
import { logToConsole } from '#web/lib/log-to-console.ts'
import { outdate } from './outdated-document.ts'
import { persist } from '#web/lib/persist.ts'

/**
 * Returns a component whose code loads after the page, for use inside a Suspense boundary. If loading fails (S65), it is tried again,
 * and until then React leaves the served HTML of the boundary in place, whose links and forms work by full loads. Firefox never loads a
 * module again whose load has failed, so in it the part stays as served: https://github.com/whatwg/html/issues/6768. A served part with
 * a button that needs scripts must not be lazy: React drops a press on it until its code has loaded.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await persist(load, (error) => {
      logToConsole('A part of the page did not load; it stays as it was served', error)
      outdate()
    }),
  }))
