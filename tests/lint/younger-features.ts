/**
 * What some supported browsers lack (web/decisions.md): Chrome and Edge 111, Firefox 114, Safari 16.4. Vite compiles
 * younger syntax for them, but adds no methods.
 */
export const youngerFeatures: readonly string[] = [
  'AbortSignal.any',
  'Array.fromAsync',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'Intl.DurationFormat',
  'Intl.Segmenter',
  'Iterator.from',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.isDisjointFrom',
  'Set.prototype.isSubsetOf',
  'Set.prototype.isSupersetOf',
  'Set.prototype.symmetricDifference',
  'Set.prototype.union',
  'URL.canParse',
  'URL.parse',
]

/**
 * Removes features. Runs in a page too, so it must be self-contained.
 * @returns a function that puts them back.
 */
export function removeFeatures(names: readonly string[]): () => void {
  const putBack: (() => void)[] = []
  for (const name of names) {
    const path = name.split('.')
    const last = path.pop() ?? ''
    const owner: unknown = path.reduce<unknown>((of, key) => of instanceof Object && Reflect.get(of, key), globalThis)
    const property = owner instanceof Object ? Object.getOwnPropertyDescriptor(owner, last) : undefined
    if (!(owner instanceof Object) || !property) continue
    Reflect.deleteProperty(owner, last)
    putBack.push(() => void Object.defineProperty(owner, last, property))
  }
  return () => {
    for (const put of putBack) put()
  }
}
