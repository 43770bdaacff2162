/**
 * Waits for a promise until the signal aborts, then rejects with the signal's reason. The work itself continues.
 * Signals are created by AbortSignal.timeout, so that every call to another program has a deadline.
 */
export async function within<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const stop = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  return Promise.race([promise, aborted.promise]).finally(() => signal.removeEventListener('abort', stop))
}
