import { isRecord } from '#schema/is-record.ts'
import { refOf } from './pieces.ts'
import type { Rule } from './rule.ts'

/** A class such as 12, or a subclass such as 12 06. */
const pattern = /^\d{2}( \d{2})?$/

export const isoCode: Rule = {
  id: 'iso-code',
  protects: 'therapists and funders, who find products by the code of ISO 9999',
  *check(document, { documents }) {
    if (document._type === 'productCategory' && Array.isArray(document['isoGroups']))
      for (const [index, group] of document['isoGroups'].entries())
        if (isRecord(group) && !pattern.test(String(group['code'])))
          yield {
            path: `isoGroups[${index}].code`,
            problem: `is "${String(group['code'])}", which is no class or subclass`,
            remedy: 'write two digits, or two and two, such as "12" or "12 06"',
          }
    if (document._type !== 'product') return
    const groups = documents.get(refOf(document['category']) ?? '')?.['isoGroups']
    if (!Array.isArray(groups)) return // The content model's own check reports this.
    const codes = groups.filter(isRecord).map(({ code }) => code)
    if (!codes.includes(document['isoCode']))
      yield {
        path: 'isoCode',
        problem: `is "${String(document['isoCode'])}", which its category does not have`,
        remedy: `write one of ${codes.join(', ')}, or add the group to the category`,
      }
  },
}
