import type { Sentence } from './sentences.ts'

/** Marks what is read, without a change of the page's elements, which belong to React. Older browsers show no marks. */
const mark = (name: string, range: Range | null) => {
  if (typeof Highlight === 'undefined') return
  if (range) CSS.highlights.set(name, new Highlight(range))
  else CSS.highlights.delete(name)
}

export const markWord = (range: Range | null): void => mark('read-word', range)

/** Marks a sentence and scrolls it into view. The focus stays where it is. A picture has no mark, which would cover it. */
export function markSentence(sentence: Sentence | undefined, player: Element | null): void {
  mark('read-sentence', sentence && sentence.places.length > 0 ? sentence.range : null)
  markWord(null)
  if (!sentence) return
  const { top, bottom } = sentence.range.getBoundingClientRect()
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const space = innerHeight - (player?.getBoundingClientRect().height ?? 0)
  if (top < Math.max(0, header) || bottom > space) scrollBy({ top: top - Math.max(0, header) - (space - header) / 4 })
}
