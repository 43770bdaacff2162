import type { Sentence } from './sentences.ts'

/** Marks what is read, without a change of the page's elements, which belong to React. Older browsers show no marks. */
const mark = (name: string, range: Range | null) => {
  if (typeof Highlight === 'undefined') return
  if (range) CSS.highlights.set(name, new Highlight(range))
  else CSS.highlights.delete(name)
}

export const markWord = (range: Range | null): void => mark('read-word', range)

/**
 * Limits a scroll by so many px, so that a link or control of the page that has the focus stays in sight. The focus in the player or in the
 * header, which mostly stay in the window, does not hold the page, and neither does a heading that received it after a navigation.
 */
function scrollInSightOfFocus(by: number, player: Element | null, from: number, to: number): void {
  const { activeElement } = document
  const isFree =
    !(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0 || activeElement.closest('header') !== null
  const { top, bottom } =
    isFree || player?.contains(activeElement) ? new DOMRect() : activeElement.getBoundingClientRect()
  if (bottom <= from || top >= to) scrollBy({ top: by })
  else scrollBy({ top: by > 0 ? Math.min(by, Math.max(0, top - from)) : Math.max(by, Math.min(0, bottom - to)) })
}

/** Marks a sentence and scrolls it into view. The focus stays where it is. A picture has no mark, which would cover it. */
export function markSentence(sentence: Sentence | undefined, player: Element | null): void {
  mark('read-sentence', sentence && sentence.places.length > 0 ? sentence.range : null)
  markWord(null)
  if (!sentence) return
  const { top, bottom } = sentence.range.getBoundingClientRect()
  const header = Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
  const space = innerHeight - (player?.getBoundingClientRect().height ?? 0)
  if (top < header || bottom > space) scrollInSightOfFocus(top - header - (space - header) / 4, player, header, space)
}
