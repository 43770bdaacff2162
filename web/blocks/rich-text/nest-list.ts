import type { Inline_SpanFragment } from '#web/graphql/generated.ts'

/** An item as the gateway returns it, with its depth as a number. */
export interface FlatItem {
  /** From 1. */
  readonly level: number
  readonly isNumbered: boolean
  readonly spans: readonly Inline_SpanFragment[]
}

/** A list with its nested lists inside their items, as in HTML. */
export interface NestedList {
  readonly isNumbered: boolean
  readonly items: readonly { readonly spans: readonly Inline_SpanFragment[]; readonly lists: readonly NestedList[] }[]
}

/**
 * Nests a flat list of items. A change between numbers and bullets starts another list. An item that skips a level is
 * nested only one level deeper, because HTML has no empty levels.
 */
export function nestList(items: readonly FlatItem[]): NestedList[] {
  const lists: { isNumbered: boolean; items: NestedList['items'][number][] }[] = []
  let index = 0
  for (let item = items[index]; item; item = items[index]) {
    const { level, isNumbered, spans } = item
    const rest = items.slice(index + 1)
    const next = rest.findIndex((other) => other.level <= level)
    const inner = next === -1 ? rest : rest.slice(0, next)
    const nested = { spans, lists: nestList(inner) }
    const current = lists.at(-1)
    if (current?.isNumbered === isNumbered) current.items.push(nested)
    else lists.push({ isNumbered, items: [nested] })
    index += 1 + inner.length
  }
  return lists
}
