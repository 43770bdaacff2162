import { Suspense } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useLargeTargets } from '#web/lib/use-large-targets.ts'
import type { SkipProps } from './SkipButton.tsx'

const Skip = lazyPart(() => import('./SkipButton.tsx').then(({ SkipButton }) => SkipButton))

/**
 * Placed first in a group of links or controls: a button that moves the focus past the group, so that a person who scans with one
 * switch need not step through all of it. It appears only if the visitor has chosen large targets and the group is long. Its code
 * loads only with that choice, so it adds nothing to served pages.
 */
export function WayPast(props: SkipProps) {
  return (
    useLargeTargets() && (
      <Suspense>
        <Skip {...props} />
      </Suspense>
    )
  )
}
