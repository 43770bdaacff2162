import { useSyncExternalStore } from 'react'

const name = 'product-list-live'
const listeners = new Set<() => void>()
/** Where the browser refuses storage, for as long as the page stands. */
let isOff: boolean | undefined

/** As chosen on this device; in the browser only. */
export const isLiveNow = (): boolean => {
  if (isOff === undefined) {
    try {
      isOff = localStorage.getItem(name) === 'off'
    } catch {
      isOff = false
    }
  }
  return !isOff
}

/** Whether the list follows what one types and ticks, as chosen on this device. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isLiveNow,
    () => true,
  )

/** In the browser only. */
export function setIsLive(live: boolean): void {
  isOff = !live
  try {
    if (live) localStorage.removeItem(name)
    else localStorage.setItem(name, 'off')
  } catch {
    // It holds for this page.
  }
  for (const listener of listeners) listener()
}
