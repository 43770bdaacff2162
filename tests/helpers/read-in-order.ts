/** Compares what was read aloud with a page's text. */

/** The letters and digits of a text: a voice and a browser differ in spaces, quotes and dashes. */
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

export interface Reading {
  /** The sentences that the text does not contain after the sentence before them. */
  readonly strange: readonly string[]
  /** The letters of the text that no sentence contains, where they are together. */
  readonly missing: readonly string[]
}

/** @param visible the text of the page that should be read. */
export function readInOrder(sentences: readonly string[], visible: string): Reading {
  const text = lettersOf(visible)
  const strange: string[] = []
  const missing: string[] = []
  let at = 0
  const readUpTo = (from: number, to: number) => {
    if (from > at) missing.push(text.slice(at, from))
    at = to
  }
  for (const sentence of sentences.filter((item) => !item.startsWith('Picture: '))) {
    // A cell of a table follows its column's header and a colon; a button, the word for it.
    const own = [sentence, sentence.slice(sentence.indexOf(': ') + 2)].map((words) => lettersOf(words))
    const words = own.find((one) => text.startsWith(one, at)) ?? own.find((one) => text.includes(one, at))
    if (words === undefined) strange.push(sentence)
    else readUpTo(text.indexOf(words, at), text.indexOf(words, at) + words.length)
  }
  readUpTo(text.length, text.length)
  return { strange, missing }
}

/** Runs in the page: the text of the main area that can be seen, without fields, navigation and the voice's own buttons. */
export function visibleText(): string {
  const unread = 'nav, input, select, textarea, [aria-hidden=true], .visually-hidden, [data-needs-speech]'
  const main = document.querySelector('main')
  if (!main) return ''
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  let text = ''
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement
    if (parent && !parent.closest(unread) && parent.checkVisibility({ visibilityProperty: true }))
      text += `${texts.currentNode.nodeValue} `
  }
  return text
}
