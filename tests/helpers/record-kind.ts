import { TestRunner } from 'vitest'
import type { Kind } from '#tests/behaviours.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The kinds of check that ran in this test, for tests/results.ts, which reads them from the JSON report. */
    kinds?: Kind[]
  }
}

/** Records on the current test that a check of this kind ran in it. Outside of a test it records nothing. */
export function recordKind(kind: Kind): void {
  const test = TestRunner.getCurrentTest()
  if (test) test.meta.kinds = [...new Set([...(test.meta.kinds ?? []), kind])]
}
