/** Delays of S58 and S59, in ms. */
export const tooltipTiming = {
  /** From entering to the first tooltip. */
  open: 700,
  /** How long after one has closed its neighbour opens without the delay. */
  skip: 300,
  /** From leaving to closing: long enough to move onto the tooltip, which then stays (WCAG 1.4.13). */
  close: 300,
} as const

/**
 * Coordinates the tooltips of a page, of which one is open at a time. React Aria skips the delay for at least 500 ms after one has
 * closed, so its delay is disabled, and this controls `isOpen`.
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
    /** Opens it after the delay, or at once when another is open or has just closed. */
    openLater: (id: string): void => {
      clearTimeout(timer)
      if (shown !== null || performance.now() - closedAt < tooltipTiming.skip) change(id)
      else timer = setTimeout(() => change(id), tooltipTiming.open)
    },
    open: (id: string): void => change(id),
    /** Closes it, or cancels its opening. */
    close: (id: string): void => {
      if (shown === null || shown === id) change(null)
    },
  }
}

/** The tooltips of the page. */
export const tooltips = createTooltips()
