import { brisbaneInstant } from '#schema/brisbane-time.ts'
import { warnDaysBefore } from './settings.ts'
import type { Fault } from './rule.ts'

const day = 86_400_000

/**
 * Yields a fault when a review date has passed and a warning when it is near. The date itself, in Brisbane, is not
 * late.
 */
export function* due(
  document: Readonly<Record<string, unknown>>,
  path: string,
  now: number,
  remedy: string,
): Generator<Fault> {
  const date = document[path]
  if (typeof date !== 'string') return
  const end = Date.parse(brisbaneInstant(date, '00:00:00')) + day
  if (now >= end) yield { path, problem: `was ${date}: the review is overdue`, remedy }
  else if (now >= end - warnDaysBefore * day)
    yield { path, problem: `is ${date}: the review is due soon`, remedy, isWarning: true }
}
