/**
 * What the content service really may send: every property can be missing, whatever the content model requires, because a
 * hosted dataset also holds what was written before a rule and what a broken reference leaves. Mapping starts from this type, so
 * that forgetting a case does not compile.
 */
export type FromOutside<T> = T extends readonly (infer Item)[]
  ? readonly (FromOutside<Item> | null)[] | null
  : T extends object
    ? { readonly [Key in keyof T]: Key extends '_type' ? T[Key] : FromOutside<T[Key]> | null }
    : T | null

/** The items that are usable, in their order. */
export const usable = <Item, Mapped>(
  items: readonly (Item | null)[] | null | undefined,
  map: (item: Item, index: number) => Mapped | null,
): Mapped[] =>
  (items ?? []).flatMap((item, index) => {
    const mapped = item === null ? null : map(item, index)
    return mapped === null ? [] : [mapped]
  })
