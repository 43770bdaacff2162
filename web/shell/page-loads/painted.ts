/** Nobody waits longer for the picture of their press than this, in ms (S71). */
const paintWaitMs = 100

/** Settles when what is on the page now has been painted, so that a press is seen before its consequences are worked out. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    // A page in the background paints nothing.
    setTimeout(resolve, paintWaitMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
