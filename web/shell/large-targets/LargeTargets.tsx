import { Suspense } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useLargeTargets } from '#web/lib/use-large-targets.ts'

const Rail = lazyPart(() => import('./ScrollRail.tsx').then(({ ScrollRail }) => ScrollRail))

/** The scroll rail, if the visitor has chosen large targets. Its code loads only then. */
export function LargeTargets() {
  return (
    useLargeTargets() && (
      <Suspense>
        <Rail />
      </Suspense>
    )
  )
}
