import { vi } from 'vitest'

/**
 * What `check` gives once it does not throw; asked again and again for 15 s, then its last error. Machines are noisy: a
 * time-out must mean that something never comes, as in unit-setup.ts.
 */
export const eventually = <Result>(check: () => Promise<Result> | Result): Promise<Result> =>
  vi.waitFor(check, { timeout: 15_000 })
