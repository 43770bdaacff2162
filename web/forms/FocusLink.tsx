import type { MouseEvent, ReactNode } from 'react'

interface FocusLinkProps {
  /** Of something on this page that can take the focus. */
  readonly targetId: string
  readonly children: ReactNode
}

/**
 * Leads to a control on the same page. Without JavaScript the hash does it; with it no hash is left in the address, so that
 * Back has no extra stop.
 */
export function FocusLink({ targetId, children }: FocusLinkProps) {
  const go = (event: MouseEvent) => {
    const target = document.getElementById(targetId)
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  return (
    <a href={`#${targetId}`} onClick={go}>
      {children}
    </a>
  )
}
