import { startTransition, StrictMode } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { watchReplacements } from './focus/restore-entries.ts'
import { guardReloads } from './shell/page-loads/page-loads.ts'

const pause = (): Promise<void> =>
  // Not in every browser, against the types.
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))

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
      { onRecoverableError: watchReplacements() },
    )
  })
}

/** Rejects when react-dom does not load; the late start handles the error. */
export const started = start()
