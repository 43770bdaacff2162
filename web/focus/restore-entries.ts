/** What is reported of an element that React has replaced. */
export interface Replacement {
  readonly from: Element
  /** Undefined while it is not in the page yet: a listener that waits for it calls `preventDefault`. */
  readonly to: HTMLElement | undefined
}

declare global {
  interface WindowEventMap {
    replaced: CustomEvent<Replacement>
  }
}

/** What a visitor enters in an element, in the order in which it is copied: a new value moves the caret. */
const entries = ['value', 'checked', 'open', 'selectionStart', 'selectionEnd'] as const

/** An element that holds an entry, or that can have the focus. */
type Holder = HTMLElement & Partial<Record<(typeof entries)[number], unknown>>

const fields = 'input,textarea,select,details'
const holders = `${fields},summary,button,a[href],label,[tabindex]`

const holdersIn = (node: ParentNode) => [...node.querySelectorAll<Holder>(holders)]

/** Attributes that React renders again in the same way. Not the text, which a translator may have changed. */
const identity = ['name', 'value', 'href', 'class']

/**
 * Returns the elements of the page by a key. Elements with the same attributes are counted within the header, the main area and the
 * footer, which React may render one after the other.
 */
function holdersByKey(): Map<string, Holder> {
  const counts: Record<string, number> = {}
  return new Map(
    holdersIn(document).map((element) => {
      const place = element.closest('header,main,footer')?.localName
      const name = [place, element.localName, ...identity.map((attribute) => element.getAttribute(attribute))].join()
      counts[name] = (counts[name] ?? 0) + 1
      return [name + counts[name], element]
    }),
  )
}

/**
 * Tells the late start (web/late-start.ts), so that a press counts on the replacement.
 * @returns false if it waits for a replacement that is not in the page yet.
 */
const report = (from: Element, to?: HTMLElement) =>
  dispatchEvent(new CustomEvent<Replacement>('replaced', { cancelable: true, detail: { from, to } }))

/**
 * Password managers, translators and browsers change a served page before it is hydrated. React then replaces a part of the page or
 * all of it, and with it what the visitor has entered. Removed elements keep their state, so nothing is lost that is entered until
 * the moment of the replacement.
 * @returns a function for `onRecoverableError`, which React calls in the task of the replacement. It copies values, choices, open
 * details, focus and selection from the removed elements to the new ones. A lazy-loaded part follows when React has rendered it.
 */
export function watchReplacements(): (error: unknown) => void {
  const served = new WeakMap([...holdersByKey()].map(([key, element]) => [element, key]))
  const { pathname } = location
  let focused: EventTarget | null = document.activeElement
  addEventListener('focusin', ({ target }) => {
    focused = target
  })
  /** The elements of the replaced parts whose replacement is not in the page yet. */
  const removed = new Map<string, Holder>()

  const restore = () => {
    for (const [key, to] of holdersByKey()) {
      const from = removed.get(key)
      if (!from || served.has(to)) continue
      removed.delete(key)
      for (const entry of entries) if (from[entry] !== to[entry]) Reflect.set(to, entry, from[entry])
      if (from === focused) to.focus({ preventScroll: true })
      report(from, to)
    }
    // After a navigation the new page does not have the removed elements.
    if (pathname === location.pathname)
      for (const element of removed.values())
        if (element === focused || element.matches(fields) || !report(element)) return
    removed.clear()
  }
  const observer = new MutationObserver(() => removed.size > 0 && restore())
  observer.observe(document, { childList: true, subtree: true })
  return (error) => {
    const nodes = observer.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])
    for (const element of nodes.flatMap((node) => (node instanceof HTMLElement ? [node, ...holdersIn(node)] : []))) {
      const key = served.get(element)
      if (key !== undefined) removed.set(key, element)
    }
    restore()
    // As React does by default.
    reportError(error)
  }
}
