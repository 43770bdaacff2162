import type { Rule } from './rule.ts'
import { due } from './due.ts'

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
