import type { Evidence } from './evidence.server.ts'

/** Whether a screen reader said what was reviewed, and in which tasks it did not. */
export function heardInWords({ tasks, otherwise }: NonNullable<Evidence['screenReader']>): string {
  if (otherwise.length === 0) return 'In each it said what we expect.'
  const names = new Intl.ListFormat('en-AU').format(otherwise.map((task) => `“${task}”`))
  return `In ${tasks - otherwise.length} of them it said what we expect. It said something else, or nothing, in ${names}.`
}
