import { pageTitleId } from './page-title.ts'

/** Gives the focus back to what had it. If that was nothing, or has gone, to the page's h1: focus is never lost. */
export function returnFocus(to: Element | null): void {
  if (to instanceof HTMLElement && to !== document.body) to.focus()
  if (document.activeElement !== to || to === document.body)
    document.getElementById(pageTitleId)?.focus({ preventScroll: true })
}
