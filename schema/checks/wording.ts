import { piecesOf } from './pieces.ts'
import type { Rule } from './rule.ts'
import { wordings } from './settings.ts'

export const wording: Rule = {
  id: 'wording',
  protects: 'readers, who meet one name for each thing, in words that Australians use',
  *check(document, content) {
    if (document._type === 'searchWords' || document._type === 'fact') return
    for (const { path, typed } of piecesOf(document, content)) {
      // Search terms of a product; they are not shown as text.
      if (path.startsWith('otherWords[')) continue
      for (const { avoid, write } of wordings) {
        const found = avoid.exec(typed)?.[0]
        if (found !== undefined) yield { path, problem: `has "${found}"`, remedy: `write ${write}` }
      }
    }
  },
}
