import { normalized } from '#schema/bounded.ts'

/** Creates a unique id for each heading of a page from its words: `how-it-is-funded`, then `how-it-is-funded-2`. */
export type Anchors = (words: string) => string

export function createAnchors(): Anchors {
  const taken = new Set<string>()
  return (words) => {
    const base =
      // Removes accents of Latin letters; combining marks of other scripts belong to their words.
      normalized(normalized(words, 'NFKD').replaceAll(/[\u0300-\u036f]/g, ''), 'NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
        .replaceAll(/^-|-$/g, '') || 'part'
    let anchor = base
    for (let n = 2; taken.has(anchor); n++) anchor = `${base}-${n}`
    taken.add(anchor)
    return anchor
  }
}
