import { isRecord } from '#schema/is-record.ts'
import { menuFaults, type MenuEntry } from '#schema/menu.ts'
import type { Content, Rule } from './rule.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The entries as the site reads them. */
const entriesOf = (value: unknown, documents: Content['documents']): readonly MenuEntry[] =>
  (Array.isArray(value) ? value : []).filter(isRecord).map(({ page, label, children }) => {
    const target = isRecord(page) ? documents.get(textOf(page['_ref'])) : undefined
    return {
      label: textOf(label) || textOf(target?.['title']),
      to: textOf(target?.['path']),
      children: entriesOf(children, documents),
    }
  })

export const menu: Rule = {
  id: 'menu',
  protects: 'people who know where a page is in the menu; the site shows its own menu while this one has a fault',
  *check(document, content) {
    if (document._type === 'menu') yield* menuFaults(entriesOf(document['entries'], content.documents))
  },
}
