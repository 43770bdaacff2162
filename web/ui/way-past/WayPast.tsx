import { largeTargetsPart } from '#web/loading/large-targets-part.tsx'

/**
 * Placed first in a group of links or controls: a button that moves the focus past the group, so that a person who scans with one
 * switch need not step through all of it. It appears only if the visitor has chosen large targets and the group is long.
 */
export const WayPast = largeTargetsPart(() => import('./SkipButton.tsx').then(({ SkipButton }) => SkipButton))
