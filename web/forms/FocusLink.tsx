import type { MouseEvent, ReactNode } from 'react'
import { revealFocus } from '#web/focus/reveal-focus.ts'

interface FocusLinkProps {
  /** The id of a focusable element on the same page. */
  readonly targetId: string
  readonly children: ReactNode
}

/**
 * Links to a control on the same page. Without JavaScript the hash moves the focus. With JavaScript the hash stays out of
 * the address, so that Back needs no extra press.
 */
export function FocusLink({ targetId, children }: FocusLinkProps) {
  const go = (event: MouseEvent) => {
    const target = document.getElementById(targetId)
    if (!target) return
    event.preventDefault()
    revealFocus(target)
  }
  return (
    <a href={`#${targetId}`} onClick={go}>
      {children}
    </a>
  )
}
