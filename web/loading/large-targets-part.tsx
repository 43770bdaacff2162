import { type ComponentType, Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from './lazy-part.ts'
import { OptionalPart } from './OptionalPart.tsx'
import { hasPreference, subscribeToPreferences } from '#web/lib/show-preferences.ts'

/** Returns whether the visitor has chosen large targets: false on the server and during hydration. */
export const useLargeTargets = (): boolean =>
  useSyncExternalStore(
    subscribeToPreferences,
    () => hasPreference('targets', 'large'),
    () => false,
  )

/** Returns a component for large targets only. Its code loads when the visitor has chosen them, so it adds nothing to served pages. */
export function largeTargetsPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(load)
  return function LargeTargetsPart(props: Props) {
    return (
      useLargeTargets() && (
        <OptionalPart>
          <Suspense>
            <Part {...props} />
          </Suspense>
        </OptionalPart>
      )
    )
  }
}
