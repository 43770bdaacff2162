/** Times of S58 and S59, in ms. */
export const tooltipTiming = {
  /** From the pointer's arrival to the first tooltip. */
  open: 700,
  /** For so long after one has closed, its neighbour's does not wait. */
  skip: 300,
  /** From the pointer's leaving to the end: long enough to move onto the tooltip, which then stays (WCAG 1.4.13). */
  close: 300,
} as const

/**
 * Which tooltip of the page is open: one at a time. React Aria skips the delay for at least 500 ms after one has closed, so it
 * is given no delay of its own, and this sets its `isOpen`.
 */
export function createTooltips() {
  let shown: string | null = null
  let closedAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const change = (next: string | null) => {
    clearTimeout(timer)
    if (next === shown) return
    if (next === null) closedAt = performance.now()
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    shown: (): string | null => shown,
    /** Opens it after the delay, or at once beside one that is open or was until just now. */
    openLater: (id: string): void => {
      clearTimeout(timer)
      if (shown !== null || performance.now() - closedAt < tooltipTiming.skip) change(id)
      else timer = setTimeout(() => change(id), tooltipTiming.open)
    },
    open: (id: string): void => change(id),
    /** Closes it, or opens it no more. */
    close: (id: string): void => {
      if (shown === null || shown === id) change(null)
    },
  }
}

/** The page's own. */
export const tooltips = createTooltips()
