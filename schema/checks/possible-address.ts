import { addressSlug } from '#schema/document-address.ts'
import { isRecord } from '#schema/is-record.ts'
import type { Rule } from './rule.ts'

export const possibleAddress: Rule = {
  id: 'possible-address',
  protects: 'visitors, for whom a document without a possible address is missing from every list',
  *check({ slug }) {
    const current = isRecord(slug) ? slug['current'] : undefined
    if (typeof current === 'string' && addressSlug(current) !== current)
      yield {
        path: 'slug.current',
        problem: `is ${JSON.stringify(current)}, which an address cannot have as it is`,
        remedy: 'use lower-case letters, digits and hyphens, as in "try-it-first"',
      }
  },
}
