import { vi } from 'vitest'

/**
 * Retries `check` for a minute until it does not throw, and returns its result; then throws its last error. The limit is
 * generous for slow machines, as in unit-setup.ts.
 */
export const eventually = <Result>(check: () => Promise<Result> | Result): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000 })
