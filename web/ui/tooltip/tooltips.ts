/** Times of S58 and S59, in ms. */
export const tooltipTiming = {
  /** From the pointer's arrival to the first tooltip. */
  open: 700,
  /** For so long after one has gone, its neighbour's does not wait. */
  skip: 300,
  /** From the pointer's leaving to the end: long enough to move onto the tooltip, which then stays (WCAG 1.4.13). */
  close: 300,
} as const

/**
 * Which tooltip is shown, of all on the page: one at a time. React Aria keeps itself warm for 500 ms after one has closed, and
 * that cannot be set; so this stands in for its state.
 */
export function createTooltips() {
  let shown: string | null = null
  let hiddenAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const change = (next: string | null) => {
    clearTimeout(timer)
    if (next === shown) return
    if (next === null) hiddenAt = performance.now()
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    shown: (): string | null => shown,
    /** The pointer came upon what has the tooltip. */
    arrive: (id: string): void => {
      clearTimeout(timer)
      if (shown !== null || performance.now() - hiddenAt < tooltipTiming.skip) change(id)
      else timer = setTimeout(() => change(id), tooltipTiming.open)
    },
    /** The pointer left it, or the tooltip itself. */
    leave: (id: string): void => {
      clearTimeout(timer)
      if (shown === id) timer = setTimeout(() => change(null), tooltipTiming.close)
    },
    /** At once: the focus came, or the pointer is on the tooltip. */
    show: (id: string): void => change(id),
    /** At once: Escape, a press, the focus has gone. */
    hide: (id: string): void => {
      clearTimeout(timer)
      if (shown === id) change(null)
    },
  }
}

/** The page's own. */
export const tooltips = createTooltips()
