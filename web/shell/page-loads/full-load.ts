import { followedFromHere } from '#web/shell/followed-link.ts'
import { mayLoadInFull } from './load-guard.ts'

/** What this document knows of its own loads; gone with it. */
let isOutdated = false
let failed: string | null = null
const listeners = new Set<() => void>()

/** From now on every navigation is a full load: a new version is there (S64), or a part of this one cannot be had. */
export const outdate = (): void => {
  isOutdated = true
}
export const isLoadDue = (): boolean => isOutdated

/** The address, with its hash, that could not be shown even by a full load; for `useSyncExternalStore`. */
export const failedLoad = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: (): string | null => failed,
  atFirst: (): string | null => null,
}

/** The router tells loaders no hash; the link that was followed has it. */
export function withHash(address: string): string {
  const followed = followedFromHere()
  if (!followed) return address
  const link = new URL(followed.href, location.href)
  return link.hash && link.href === address + link.hash ? link.href : address
}

/**
 * Leaves this document for the whole page at an address.
 * @param address Absolute.
 */
export function loadInFull(address: string): void {
  // Back and forward have changed the address already; to name it again would only scroll.
  if (address === location.href) location.reload()
  else location.assign(address)
}

/** The same after something of the page did not come: once in ten seconds for each path, and then the error page says so (S65, S66). */
export function loadInFullOnce(address: string): void {
  if (mayLoadInFull(new URL(address).pathname)) return loadInFull(address)
  // The router may wait for ever for the part that does not come: nothing goes through it again.
  outdate()
  failed = address
  for (const listener of listeners) listener()
}
