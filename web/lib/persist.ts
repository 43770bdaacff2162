/** The first and the longest wait between two tries, in ms. */
const firstWait = 1_000
const longestWait = 60_000

/** Settles before the time is up when the device is online again. */
const waited = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
  })

/** Runs a job until it succeeds, with longer and longer waits. On the server a failure is final. */
export async function persist<Result>(
  job: () => Promise<Result>,
  onFirstFail?: (error: unknown) => void,
): Promise<Result> {
  for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait))
    try {
      // oxlint-disable-next-line eslint/no-await-in-loop -- One try after the other.
      return await job()
    } catch (error) {
      if (import.meta.env.SSR) throw error
      if (wait === firstWait) onFirstFail?.(error)
      // oxlint-disable-next-line eslint/no-await-in-loop -- One try after the other.
      await waited(wait)
    }
}
