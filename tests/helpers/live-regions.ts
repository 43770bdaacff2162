/**
 * Reports what the live regions of a document say, as a screen reader hears it: a change of an atomic region says the whole region, a
 * change of another says what is new. A text that comes in pieces, or again, is reported so. A region that appears with its text is
 * reported with a mark, because some screen readers say it and others do not.
 * Runs in a browser and in jsdom, and must stand alone: tests/e2e/test.ts sends its source to pages.
 */
export function watchLiveRegions(hear: (words: string) => void): () => void {
  /* oxlint-disable unicorn/consistent-function-scoping -- It must stand alone. */
  const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output'
  const isHeard = (element: Element | null) =>
    element !== null &&
    !element.closest('[aria-hidden=true], [inert]') &&
    // jsdom has no layout.
    (!('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true }))
  const wordsIn = (node: Node): string => {
    if (node instanceof Text) return isHeard(node.parentElement) ? node.data : ''
    return [...node.childNodes].map(wordsIn).join(node instanceof Element && node.matches('p, li, div') ? ' ' : '')
  }
  const isAtomic = (region: Element) =>
    region.hasAttribute('aria-atomic')
      ? region.getAttribute('aria-atomic') === 'true'
      : region.matches('[role=status], [role=alert], output')
  const say = (text: string) => {
    const words = text.replaceAll(/\s+/g, ' ').trim()
    if (words !== '' && words !== '(appears)') hear(words)
  }
  const observer = new MutationObserver((changes) => {
    const news = new Map<Element, Node[]>()
    const appeared = new Set<Element>()
    for (const { type, target, addedNodes } of changes) {
      for (const added of addedNodes)
        if (added instanceof Element && added.isConnected)
          for (const one of [added, ...added.querySelectorAll(regions)]) if (one.matches(regions)) appeared.add(one)
      const region = (target instanceof Element ? target : target.parentElement)?.closest(regions)
      if (!region?.isConnected || appeared.has(region)) continue
      const added = type === 'characterData' ? [target] : [...addedNodes].filter((node) => node.isConnected)
      news.set(region, [...(news.get(region) ?? []), ...added])
    }
    for (const region of appeared) say(`(appears) ${wordsIn(region)}`)
    for (const [region, added] of news)
      say(isAtomic(region) ? wordsIn(region) : [...new Set(added)].map(wordsIn).join(' '))
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}
