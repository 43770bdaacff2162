import type { Inline_SpanFragment } from '#web/graphql/generated.ts'

/** An item as the gateway gives it: how deep it stands is a number. */
export interface FlatItem {
  /** From 1. */
  readonly level: number
  readonly isNumbered: boolean
  readonly spans: readonly Inline_SpanFragment[]
}

/** A list as HTML has it: how deep an item stands is where it stands. */
export interface NestedList {
  readonly isNumbered: boolean
  readonly items: readonly { readonly spans: readonly Inline_SpanFragment[]; readonly lists: readonly NestedList[] }[]
}

/**
 * A change between numbers and bullets begins another list; an item that skips a level stands one level deeper, because HTML has
 * no empty steps between.
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
