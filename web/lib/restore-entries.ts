/** The elements that hold what a visitor enters, or that can have the focus. */
const holders = 'input:not([type=hidden]), textarea, select, details, summary, button, a[href], [tabindex]'

/** Attributes by which React renders an element again. Not its text, which a translator may have changed. */
const identity = ['name', 'type', 'value', 'href', 'aria-controls', 'class'] as const

/** Maps a key to each element. Elements with the same attributes are counted. */
function keyed(elements: readonly Element[]): Map<string, Element> {
  const counts = new Map<string, number>()
  return new Map(
    elements.map((element) => {
      const name = [element.localName, ...identity.map((attribute) => element.getAttribute(attribute))].join('\n')
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return [`${name}\n${count}`, element]
    }),
  )
}

const holdersIn = (nodes: readonly Node[]) =>
  nodes.flatMap((node) =>
    node instanceof Element ? [...(node.matches(holders) ? [node] : []), ...node.querySelectorAll(holders)] : [],
  )

function copyEntry(from: Element, to: Element): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open
  else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.checked = from.checked
    if (to.value !== from.value) to.value = from.value
  } else if (
    (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) ||
    (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement)
  ) {
    if (to.value !== from.value) to.value = from.value
  } else if (from instanceof HTMLButtonElement && to instanceof HTMLElement && from.ariaBusy === 'true') {
    // Repeats a press that the late start holds (web/late-start.ts), once React has finished.
    queueMicrotask(() => to.click())
  }
}

function copyFocus(from: Element, to: Element): void {
  if (!(to instanceof HTMLElement)) return
  to.focus({ preventScroll: true })
  if (
    (from instanceof HTMLInputElement && to instanceof HTMLInputElement) ||
    (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement)
  ) {
    // Null for kinds of input without a caret.
    if (from.selectionStart !== null)
      to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none')
  }
}

/** Whether an element has something to restore. */
const isEntered = (element: Element) => {
  if (element instanceof HTMLDetailsElement) return element.open
  if (element instanceof HTMLInputElement)
    return element.value !== element.defaultValue || element.checked !== element.defaultChecked
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue
  return element instanceof HTMLSelectElement || element.ariaBusy === 'true'
}

/**
 * Password managers, translators and browsers change a served page before it is hydrated. React then replaces a part of the page or
 * all of it, and with it what the visitor has entered. Removed elements keep their state, so nothing is lost that is entered until
 * the moment of the replacement. A lazy-loaded part follows in a later task.
 * @returns a function for `onRecoverableError`, which React calls in the task of the replacement. It copies values, choices, open
 * details, focus and selection from the removed elements to the new ones.
 */
export function watchReplacements(): () => void {
  let focused = document.activeElement
  addEventListener('focusin', () => {
    focused = document.activeElement
  })
  /** The elements of the replaced parts, in their order, and those of the new parts. Both are empty if nothing is missing. */
  let removed: Element[] = []
  const added = new Set<Element>()
  const restored = new Set<Element>()
  let { pathname } = location

  const restore = (records: readonly MutationRecord[]) => {
    for (const element of holdersIn(records.flatMap(({ addedNodes }) => [...addedNodes]))) added.add(element)
    const current = keyed([...document.querySelectorAll(holders)].filter((element) => added.has(element)))
    const lost = focused
    for (const [key, from] of keyed(removed)) {
      const to = current.get(key)
      if (!to || restored.has(from)) continue
      restored.add(from)
      copyEntry(from, to)
      if (from === lost) copyFocus(from, to)
    }
    const isMissing = (element: Element) => !restored.has(element) && (element === focused || isEntered(element))
    if (pathname === location.pathname && removed.some(isMissing)) return
    removed = []
    added.clear()
    restored.clear()
    ;({ pathname } = location)
  }
  const observer = new MutationObserver((records) => {
    if (removed.length > 0) restore(records)
  })
  observer.observe(document, { childList: true, subtree: true })
  return () => {
    const records = observer.takeRecords()
    removed.push(
      ...holdersIn(records.flatMap(({ removedNodes }) => [...removedNodes])).filter(({ isConnected }) => !isConnected),
    )
    restore(records)
  }
}
