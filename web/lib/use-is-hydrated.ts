import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns whether scripts run here: false on the server and during hydration, so that script-only elements are never served. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
