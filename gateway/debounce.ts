interface Options {
  /** The pause in ms after which the work runs. */
  readonly delay: number
  /** The longest time in ms from the first call to the work. */
  readonly maxWait: number
}

/** Runs `work` once after calls that follow each other. Keeps no process alive. */
export function debounce(work: () => void, { delay, maxWait }: Options) {
  let timer: NodeJS.Timeout | undefined
  let latest: number | undefined
  const run = () => {
    latest = undefined
    work()
  }
  return {
    call() {
      const now = performance.now()
      latest ??= now + maxWait
      clearTimeout(timer)
      timer = setTimeout(run, Math.min(delay, latest - now)).unref()
    },
    stop: () => clearTimeout(timer),
  }
}
