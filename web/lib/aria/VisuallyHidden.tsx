import type { ReactNode } from 'react'

/**
 * Replaces React Aria's VisuallyHidden (build.ts), whose `style` attribute the content security policy refuses in served HTML.
 * React Aria wraps the input of a Switch in it. Here the input stays in sight, and the style sheet draws it.
 */
export function VisuallyHidden({ children }: { readonly children?: ReactNode }) {
  return <span className="aria-control">{children}</span>
}
