import type { Rule } from './rule.ts'
import { piecesOf } from './pieces.ts'
import { sentencesOf } from './sentences.ts'
import { promises as settled } from './settings.ts'

export const promises: Rule = {
  id: 'promises',
  protects: 'people who rely on a promise: every page makes the same one',
  *check(document, content) {
    if (document._type === 'fact' || document._type === 'searchWords') return
    for (const { path, shown } of piecesOf(document, content))
      for (const sentence of sentencesOf(shown))
        for (const { what, says, fact } of settled) {
          const stated = says.exec(sentence)?.[1]
          const promised = content.documents.get(fact)?.['value']
          if (stated !== undefined && typeof promised === 'string' && stated.toLowerCase() !== promised)
            yield {
              path,
              problem: `says "${stated}" for ${what}, where ${fact} says "${promised}"`,
              remedy: `insert ${fact} by reference, or write its words`,
            }
        }
  },
}
