import type { ReactNode } from 'react'

/**
 * Replaces React Aria's VisuallyHidden (build.ts), because the content security policy rejects its `style` attribute in served
 * HTML. React Aria wraps the input of a Switch in it. This input stays visible, and the style sheet draws it.
 */
export function VisuallyHidden({ children }: { readonly children?: ReactNode }) {
  return <span className="aria-control">{children}</span>
}
