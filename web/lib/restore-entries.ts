/** What a visitor enters in an element, in the order in which it is copied: a new value moves the caret. */
const entries = ['value', 'checked', 'open', 'selectionStart', 'selectionEnd'] as const

/** An element that holds an entry, or that can have the focus. */
type Holder = HTMLElement & Partial<Record<(typeof entries)[number], unknown>>

const fields = 'input,textarea,select,details'
const holders = `${fields},summary,button,a[href],[tabindex]`

const holdersIn = (node: ParentNode) => [...node.querySelectorAll<Holder>(holders)]

/** Attributes that React renders again in the same way. Not the text, which a translator may have changed. */
const identity = ['name', 'value', 'href', 'class']

/** Maps a key to each element. Elements with the same attributes are counted. */
function keyed(elements: readonly Holder[]): Map<string, Holder> {
  const counts: Record<string, number> = {}
  return new Map(
    elements.map((element) => {
      const name = [element.localName, ...identity.map((attribute) => element.getAttribute(attribute))].join()
      counts[name] = (counts[name] ?? 0) + 1
      return [name + counts[name], element]
    }),
  )
}

/**
 * Password managers, translators and browsers change a served page before it is hydrated. React then replaces a part of the page or
 * all of it, and with it what the visitor has entered. Removed elements keep their state, so nothing is lost that is entered until
 * the moment of the replacement.
 * @returns a function for `onRecoverableError`, which React calls in the task of the replacement. It copies values, choices, open
 * details, focus and selection from the removed elements to the new ones. A lazy-loaded part follows when React has rendered it.
 */
export function watchReplacements(): (error: unknown) => void {
  const served = new WeakSet(holdersIn(document))
  const { pathname } = location
  let focused: EventTarget | null = document.activeElement
  addEventListener('focusin', ({ target }) => {
    focused = target
  })
  /** The elements of the replaced parts whose replacement is not in the page yet. */
  const removed = new Map<string, Holder>()

  const restore = () => {
    for (const [key, to] of keyed(holdersIn(document).filter((element) => !served.has(element)))) {
      const from = removed.get(key)
      if (!from) continue
      removed.delete(key)
      for (const entry of entries) if (from[entry] !== to[entry]) Reflect.set(to, entry, from[entry])
      // Repeats a press that the late start holds (web/late-start.ts), once React has finished.
      if (from.ariaBusy) queueMicrotask(() => to.click())
      if (from === focused) to.focus({ preventScroll: true })
    }
    // Another page has none of them.
    if (pathname === location.pathname)
      for (const element of removed.values()) if (element === focused || element.matches(fields)) return
    removed.clear()
  }
  const observer = new MutationObserver(() => removed.size > 0 && restore())
  observer.observe(document, { childList: true, subtree: true })
  return (error) => {
    const nodes = observer.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])
    const lost = nodes.flatMap((node) => (node instanceof HTMLElement ? [node, ...holdersIn(node)] : []))
    for (const [key, element] of keyed(lost)) removed.set(key, element)
    restore()
    // As React does by default.
    reportError(error)
  }
}
