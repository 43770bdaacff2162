import { linksOf } from './pieces.ts'
import type { Rule } from './rule.ts'

export const easyReadListed: Rule = {
  id: 'easy-read-listed',
  protects: 'people who look for Easy Read: the page at /easy-read links to every version',
  *check(document, { documents }) {
    if (document._type !== 'easyRead') return
    const list = [...documents.values()].find(({ path }) => path === '/easy-read')
    if (list && ![...linksOf(list)].some(({ ref }) => ref === document._id))
      yield { path: '', problem: `is not linked on ${list._id}`, remedy: 'add a link to it there' }
  },
}
