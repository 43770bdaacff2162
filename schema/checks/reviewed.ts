import { brisbaneInstant } from '#schema/brisbane-time.ts'
import { objectsIn } from './pieces.ts'
import type { Fault, Rule } from './rule.ts'
import { warnDaysBefore } from './settings.ts'

const day = 86_400_000

/**
 * Yields a fault when a review date has passed and a warning when it is near. The date itself, in Brisbane, is not
 * late.
 */
function* due(
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

export const factReview: Rule = {
  id: 'fact-review',
  protects: 'people who rely on a figure after it has changed',
  *check(document, { now }) {
    if (document._type === 'fact')
      yield* due(
        document,
        'reviewBy',
        now,
        'look at its source, correct value and asAt, and set the next day of review',
      )
  },
}

/** Pages with advice about equipment, homes or money, and every page that states a fact; not stories. */
const advises = (document: Readonly<Record<string, unknown>>): boolean => {
  const parts = new Set([...objectsIn(document['blocks'])].map(({ value }) => value['_type']))
  return (
    parts.has('factValue') ||
    (/^\/(services|resources)\/(?!consumer-stories)/.test(String(document['path'])) && parts.has('richTextBlock'))
  )
}

export const reviewed: Rule = {
  id: 'reviewed',
  protects: 'people who follow advice: someone has looked at it, and will again',
  *check(document, { now }) {
    if (document._type !== 'page' && document._type !== 'product') return
    if (advises(document))
      for (const path of ['lastReviewed', 'reviewDue'])
        if (document[path] === undefined)
          yield { path, problem: 'is missing on a page that advises', remedy: 'write the day as "2026-11-20"' }
    yield* due(document, 'reviewDue', now, 'read it with an expert, then set lastReviewed and reviewDue')
  },
}
