import type { RouteFiles } from '#web/lib/site-link/prefetch.ts'

/** React Router's own list of the routes' files, as the browser has it. */
declare global {
  interface Window {
    readonly __reactRouterManifest?: {
      /** Names the build: a hash over all of it. */
      readonly version: string
      readonly routes: RouteFiles
    }
  }
}
