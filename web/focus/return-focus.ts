import { pageTitleId } from '#web/lib/page-title.ts'

/** Returns the focus to the given element or, if that is null or no longer in the page, to the h1, so that it is never lost. */
export function returnFocus(to: Element | null): void {
  if (to instanceof HTMLElement && to !== document.body) to.focus()
  if (document.activeElement !== to || to === document.body) document.getElementById(pageTitleId)?.focus()
}
