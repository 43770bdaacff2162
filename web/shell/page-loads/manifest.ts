import type { RouteFiles } from '#web/lib/site-link/prefetch.ts'

/** React Router's list of the routes' files, as the browser has it. */
declare global {
  interface Window {
    readonly __reactRouterManifest?: {
      /** Identifies the build: a hash of all its files. */
      readonly version: string
      readonly routes: RouteFiles
    }
  }
}
