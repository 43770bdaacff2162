/**
 * A promise that is waited for until the signal says enough: then this rejects with the signal's reason. The work itself goes on.
 * Signals come from AbortSignal.timeout, so that every call to another program has its deadline.
 */
export async function within<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const stop = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  return Promise.race([promise, aborted.promise]).finally(() => signal.removeEventListener('abort', stop))
}
