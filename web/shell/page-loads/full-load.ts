import { shellNotices } from '#schema/errors/shell-notices.ts'
import { outdate } from '#web/loading/outdated-document.ts'
import { notify } from '#web/lib/toast-queue.ts'
import { followedFromHere } from '#web/shell/followed-link.ts'
import { mayLoadInFull } from './load-guard.ts'

/** A navigation that ended without a page. */
interface StoppedNavigation {
  /** Absolute, with its hash. */
  readonly address: string
  readonly isOffline: boolean
}

let stopped: StoppedNavigation | undefined
const listeners = new Set<() => void>()

const setStopped = (next: StoppedNavigation | undefined) => {
  stopped = next
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export const stoppedNavigation = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isStopped: (): boolean => stopped !== undefined,
  /** The address that a full load could not show either; the error page then replaces the page. */
  failedAddress: (): string | undefined => (stopped?.isOffline ? undefined : stopped?.address),
  /** Resets the state when a new navigation starts. */
  clear: (): void => {
    if (stopped) setStopped(undefined)
  },
}

/** Adds the hash to an address. The router passes loaders no hash, but the followed link contains it. */
export function withHash(address: string): string {
  const followed = followedFromHere()
  if (!followed) return address
  const link = new URL(followed.href, location.href)
  return link.hash && link.href === address + link.hash ? link.href : address
}

/**
 * Loads an address as a new document.
 * @param address Absolute.
 */
export function loadInFull(address: string): void {
  // Back and Forward have already changed the address; assigning the same one would only scroll.
  if (address === location.href) location.reload()
  else location.assign(address)
}

/**
 * Handles a navigation whose code or data did not load. Offline, the current page stays and a message explains it (S69). Otherwise it
 * loads the target in full, once in ten seconds for each path; after a second failure it shows the error page (S65, S66).
 */
export function loadInFullOnce(address: string): void {
  if (!navigator.onLine) {
    setStopped({ address, isOffline: true })
    notify({ type: 'warning', text: shellNotices.page.join(' ') })
    return
  }
  if (mayLoadInFull(new URL(address).pathname)) return loadInFull(address)
  outdate()
  setStopped({ address, isOffline: false })
}
