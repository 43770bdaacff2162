import { startTransition, StrictMode } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { guardReloads } from './shell/page-loads/page-loads.ts'

const pause = (): Promise<void> =>
  'scheduler' in globalThis && typeof globalThis.scheduler.yield === 'function'
    ? globalThis.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))

/** Imports react-dom dynamically and pauses before hydration, which splits the work into shorter tasks. */
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

/** Rejects when react-dom does not load; the late start handles the error. */
export const started = start()
