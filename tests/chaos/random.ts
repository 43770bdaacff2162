/** Random numbers that a seed repeats. */
export interface Random {
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
}

/** The generator mulberry32, started from a hash of the text. */
export function randomFrom(text: string): Random {
  let state = 2_166_136_261
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ item }) => item),
  }
}
