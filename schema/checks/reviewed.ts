import { objectsIn } from './pieces.ts'
import type { Rule } from './rule.ts'
import { due } from './due.ts'

/** Pages with advice about equipment, homes or money, and every page that states a fact; not stories. */
const advises = (document: Readonly<Record<string, unknown>>): boolean => {
  const parts = new Set([...objectsIn(document['blocks'])].map(({ value }) => value['_type']))
  return (
    parts.has('factValue') ||
    (/^\/(services|resources)\/(?!consumer-stories)/.test(String(document['path'])) && parts.has('richTextBlock'))
  )
}

export const reviewed: Rule = {
  id: 'reviewed',
  protects: 'people who follow advice: someone has looked at it, and will again',
  *check(document, { now }) {
    if (document._type !== 'page' && document._type !== 'product') return
    if (advises(document))
      for (const path of ['lastReviewed', 'reviewDue'])
        if (document[path] === undefined)
          yield { path, problem: 'is missing on a page that advises', remedy: 'write the day as "2026-11-20"' }
    yield* due(document, 'reviewDue', now, 'read it with an expert, then set lastReviewed and reviewDue')
  },
}
