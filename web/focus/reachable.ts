/** What the Tab key reaches, except parts that scroll. */
export const targets = 'a[href], button, input:not([type=hidden]), select, textarea, summary'

/** The elements of a part of the page that the Tab key reaches, in the order of the document. */
export const reachableIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(targets)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      // jsdom has no layout.
      (element.checkVisibility?.({ visibilityProperty: true }) ?? true),
  )
