import { startTransition, StrictMode } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { guardReloads } from './shell/page-loads/page-loads.ts'

const pause = (): Promise<void> =>
  'scheduler' in globalThis && typeof globalThis.scheduler.yield === 'function'
    ? globalThis.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))

/** react-dom comes by a dynamic import and hydration after a pause, so that each has a task of its own and none is long. */
async function start() {
  const { hydrateRoot } = await import('react-dom/client')
  await pause()
  guardReloads()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

/** Rejects when react-dom does not load; the late start handles that. */
export const started = start()
