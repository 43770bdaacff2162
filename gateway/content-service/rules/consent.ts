import { objectsIn } from './pieces.ts'
import type { Rule } from './rule.ts'

const hasDate = /\d{4}-\d{2}-\d{2}|\b\d{1,2} [A-Z][a-z]+ \d{4}\b/

export const consent: Rule = {
  id: 'consent',
  protects: 'people whose words or lives are told',
  *check(document) {
    for (const { path, value } of objectsIn(document)) {
      if (value['_type'] !== 'quoteBlock' && value['_type'] !== 'story') continue
      const given = typeof value['consent'] === 'string' ? value['consent'] : ''
      if (!hasDate.test(given) || !/scope|for |only/i.test(given) || !/withdraw/i.test(given))
        yield {
          path: path ? `${path}.consent` : 'consent',
          problem: 'does not say scope, date and how it may be withdrawn',
          remedy: 'ask the person, and write what was agreed and when; else take the words off',
        }
    }
  },
}
