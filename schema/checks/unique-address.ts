import { addressOf } from './addresses.ts'
import type { Rule } from './rule.ts'

export const uniqueAddress: Rule = {
  id: 'unique-address',
  protects: 'visitors, who would reach only one of two pages with the same address',
  *check(document, { documents }) {
    const address = addressOf(document)
    if (address === undefined) return
    const other = [...documents.values()].find((item) => item._id !== document._id && addressOf(item) === address)
    if (other)
      yield {
        path: document['path'] === undefined ? 'slug' : 'path',
        problem: `gives the address ${address}, which ${other._id} has too`,
        remedy: 'give each document its own path or slug, or delete one of them',
      }
  },
}
