/** Marks what is read, without a change of the page's elements, which belong to React. Older browsers show no marks. */
const mark = (name: string, range: Range | null) => {
  if (typeof Highlight === 'undefined') return
  if (range) CSS.highlights.set(name, new Highlight(range))
  else CSS.highlights.delete(name)
}

export const markWord = (range: Range | null): void => mark('read-word', range)

/** Marks a sentence and scrolls it into view. The focus stays where it is. */
export function markSentence(range: Range | null, player: Element | null): void {
  mark('read-sentence', range)
  markWord(null)
  if (!range) return
  const { top, bottom } = range.getBoundingClientRect()
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const space = innerHeight - (player?.getBoundingClientRect().height ?? 0)
  if (top < Math.max(0, header) || bottom > space) scrollBy({ top: top - Math.max(0, header) - (space - header) / 4 })
}
