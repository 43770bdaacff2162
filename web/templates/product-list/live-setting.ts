import { useSyncExternalStore } from 'react'

const name = 'product-list-live'
const listeners = new Set<() => void>()
/** Cached for the lifetime of the page, also if storage is blocked. */
let isOff: boolean | undefined

/** The setting on this device. Only in the browser. */
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

/** Whether the list updates while the visitor types and ticks, as set on this device. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isLiveNow,
    () => true,
  )

/** Only in the browser. */
export function setIsLive(live: boolean): void {
  isOff = !live
  try {
    if (live) localStorage.removeItem(name)
    else localStorage.setItem(name, 'off')
  } catch {
    // Storage is blocked, so the setting applies only to this page.
  }
  for (const listener of listeners) listener()
}
