import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts run here: false on the server and while hydrating, so that what needs them is never served. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
