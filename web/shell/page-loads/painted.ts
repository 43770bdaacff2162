/** Maximum wait for the paint, in ms (S71). */
const paintWaitMs = 100

/** Settles after the next paint, so that a press is visible before its consequences are computed. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    // A page in the background does not paint.
    setTimeout(resolve, paintWaitMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
