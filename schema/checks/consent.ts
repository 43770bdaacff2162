import { objectsIn } from './pieces.ts'
import type { Rule } from './rule.ts'

const dates = /\d{4}-\d{2}-\d{2}|\b\d{1,2} [A-Z][a-z]+ \d{4}\b/g
const remedy = 'ask the person, and write what was agreed and when; else take the words off'

/** The fault of a consent; undefined when it states its scope, a past date, and that it can be withdrawn. */
function problemOf(consent: string, now: number): string | undefined {
  if (/\b(was|were|has been|is) withdrawn\b|^withdrawn\b/i.test(consent)) return 'was withdrawn'
  const days = [...consent.matchAll(dates)].map(([day]) => Date.parse(day))
  if (!days.some((day) => !Number.isNaN(day)) || !/\bscope: ?\S/i.test(consent) || !/withdraw/i.test(consent))
    return 'does not say scope ("Scope: …"), date and how it may be withdrawn'
  return days.some((day) => day > now) ? 'has a date that has not come' : undefined
}

export const consent: Rule = {
  id: 'consent',
  protects: 'people whose words or lives are told',
  *check(document, { now }) {
    for (const { path, value } of objectsIn(document)) {
      if (value['_type'] !== 'quoteBlock' && value['_type'] !== 'story') continue
      const problem = problemOf(typeof value['consent'] === 'string' ? value['consent'] : '', now)
      if (problem !== undefined) yield { path: path ? `${path}.consent` : 'consent', problem, remedy }
    }
  },
}
