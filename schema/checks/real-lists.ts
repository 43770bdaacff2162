import { isRecord } from '#schema/is-record.ts'
import { objectsIn } from './pieces.ts'
import type { Rule } from './rule.ts'

const sign = /^\s*(\d+[.)]|[-–•*])\s+\S/

export const realLists: Rule = {
  id: 'real-lists',
  protects: 'people whose screen reader says how long a list is',
  *check(document) {
    for (const { path, value } of objectsIn(document)) {
      if (value['_type'] !== 'block' || value['style'] !== 'normal' || value['listItem'] !== undefined) continue
      const [first] = Array.isArray(value['children']) ? value['children'] : []
      if (isRecord(first) && typeof first['text'] === 'string' && sign.test(first['text']))
        yield {
          path,
          problem: 'is a paragraph that begins like an item of a list',
          remedy: 'make it an item of a list, without its number or sign',
        }
    }
  },
}
