import { useState } from 'react'
import { reachableIn, targets } from '#web/focus/reachable.ts'
import { Button } from '#web/ui/button/Button.tsx'

export interface SkipProps {
  /** The group, as the button names it: 'the menu'. */
  readonly of: string
}

/** A group with at most this many targets needs no way past it. */
const fewTargets = 7

/** Moves the focus to the first target after the group. */
function focusAfter(group: Element): void {
  const next = reachableIn(document).find(
    (element) =>
      (group.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !group.contains(element),
  )
  next?.focus()
}

/** The group is the parent element. */
export function SkipButton({ of }: SkipProps) {
  const [isLong, setLong] = useState(false)
  if (isLong)
    return (
      <Button kind="secondary" onPress={({ target }) => target.parentElement && focusAfter(target.parentElement)}>
        {`Skip ${of}`}
      </Button>
    )
  return (
    <span
      hidden
      ref={(span) => {
        if (span?.parentElement) setLong(span.parentElement.querySelectorAll(targets).length > fewTargets)
      }}
    />
  )
}
