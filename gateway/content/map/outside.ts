/**
 * Data as the content service may send it: every property can be missing, even if the content model requires it,
 * because a hosted dataset also contains documents from before a rule and dangling references. Mapping starts from this
 * type, so that an unhandled case does not compile.
 */
export type FromOutside<T> = T extends readonly (infer Item)[]
  ? readonly (FromOutside<Item> | null)[] | null
  : T extends object
    ? { readonly [Key in keyof T]: Key extends '_type' ? T[Key] : FromOutside<T[Key]> | null }
    : T | null

/** The valid items, in their order. */
export const usable = <Item, Mapped>(
  items: readonly (Item | null)[] | null | undefined,
  map: (item: Item, index: number) => Mapped | null,
): Mapped[] =>
  (items ?? []).flatMap((item, index) => {
    const mapped = item === null ? null : map(item, index)
    return mapped === null ? [] : [mapped]
  })
