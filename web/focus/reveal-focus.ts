/** Focuses an element, and opens the closed `details` around it, in which nothing can have the focus. The browser scrolls to it. */
export function revealFocus(element: HTMLElement, options?: FocusOptions): void {
  for (let details = element.closest('details'); details; details = details.parentElement?.closest('details') ?? null) {
    if (!details.querySelector(':scope > summary')?.contains(element)) details.open = true
  }
  element.focus(options)
}
