/** Work that is not needed to read or leave a page. It starts after the page has loaded, when the browser is idle. */
import { versionNotices } from '#schema/errors/version-notices.ts'
import { connection } from '#web/lib/connection.ts'
import { isDocumentOutdated, outdate } from '#web/loading/outdated-document.ts'
import { prefetchLinks } from '#web/lib/site-link/prefetch.ts'
import { notify } from '#web/lib/toast-queue.ts'
import { refreshIslands } from '#web/shell/islands/refresh.ts'
import { watchVersion } from './version.ts'

interface Options {
  /** How often to poll for a new version of the site, in ms; 0 for never. */
  readonly versionPollMs: number
}

function onNew() {
  if (isDocumentOutdated()) return
  outdate()
  notify({ type: 'info', text: versionNotices.ready.join(' ') })
}

/** Starts all of it. Call once per document. */
export function startLater({ versionPollMs }: Options): void {
  const manifest = window.__reactRouterManifest
  if (!manifest) return
  const { version, routes } = manifest
  watchVersion({ buildId: version, pollMs: versionPollMs, isVerySlow: connection().speed === 'slow-2g', onNew })
  prefetchLinks({
    routes,
    onData({ headers }) {
      const build = headers.get('x-build-id')
      if (build !== null && build !== version) onNew()
    },
  })
  refreshIslands()
}
