import { flushSync } from 'react-dom'

/**
 * Moves the focus after a change. React commits the change first, because a screen reader announces a control with its state at
 * that moment, such as ‘expanded’, and an element may be about to move.
 */
export function focusAfter(change: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(change)
  find()?.focus()
}
