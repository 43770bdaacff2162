/** Compares what was read aloud with a page's text. */

/** The letters and digits of a text: a voice and a browser differ in spaces, quotes and dashes. */
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

export interface Reading {
  /** The sentences that the text does not contain after the sentence before them. */
  readonly strange: readonly string[]
  /** The part of the text's letters that was read, 0 to 1 and somewhat over: pictures and column headers are added. */
  readonly share: number
}

/** @param visible the inner text of the page's main area, with its controls and navigation, which are not read. */
export function readInOrder(sentences: readonly string[], visible: string): Reading {
  const text = lettersOf(visible)
  const strange: string[] = []
  let at = 0
  for (const sentence of sentences.filter((item) => !item.startsWith('Picture: '))) {
    // A cell of a table follows its column's header and a colon.
    const own = [sentence, sentence.slice(sentence.indexOf(': ') + 2)]
      .map((words) => lettersOf(words))
      .find((words) => text.indexOf(words, at) >= 0)
    if (own === undefined) strange.push(sentence)
    else at = text.indexOf(own, at) + own.length
  }
  return { strange, share: lettersOf(sentences.join('')).length / text.length }
}
