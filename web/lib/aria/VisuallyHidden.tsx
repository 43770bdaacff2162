import type { ReactNode } from 'react'

/**
 * In place of React Aria's own (vite.config.ts): that one has its rule in a style attribute, which the page's policy refuses in
 * served HTML. Here the style sheet has it, and without scripts a checkbox is as it is with them.
 */
export function VisuallyHidden({ children }: { readonly children?: ReactNode }) {
  return <span className="aria-control">{children}</span>
}
