import { onTestFinished, vi } from 'vitest'

/**
 * Stops `Date` and `performance.now()`, but no timers, until the test ends. `vi.advanceTimersByTime` moves both,
 * `vi.setSystemTime` only the date.
 */
export function stopClocks(now = 1_000_000): void {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now })
  onTestFinished(() => void vi.useRealTimers())
}
