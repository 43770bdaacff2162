import { useSyncExternalStore } from 'react'
import { hasPreference, subscribeToPreferences } from './show-preferences.ts'

/** Returns whether the visitor has chosen large targets: false on the server and during hydration. */
export const useLargeTargets = (): boolean =>
  useSyncExternalStore(
    subscribeToPreferences,
    () => hasPreference('targets', 'large'),
    () => false,
  )
