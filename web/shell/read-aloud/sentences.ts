/** A character on the page. */
interface Place {
  readonly node: Text
  readonly offset: number
}

/** A sentence of the page, as the voice reads it. */
export interface Sentence {
  /** What the voice reads: the text, after `Button: ` or the column header of a table cell. */
  readonly spoken: string
  /** How many characters of `spoken` precede the text of the page. */
  readonly added: number
  readonly range: Range
  /** Where each character after `added` is on the page. Empty for a picture. */
  readonly places: readonly Place[]
  /** Such as `en-AU`. */
  readonly lang: string
  readonly isHeading: boolean
}

/**
 * Fields, navigation, hidden text and the buttons of the voice itself are never read. A closed answer has no text on the page.
 */
const unread =
  'nav,script,style,noscript,template,input,select,textarea,svg,audio,video,[hidden],[aria-hidden=true],.visually-hidden,[role=toolbar],[data-needs-speech]'

/** A longer sentence is split, at the usual speed: some voices stop after fifteen seconds. */
const maxSpoken = 220

const isRead = (element: Element) =>
  !element.matches(unread) &&
  // jsdom has no layout. An element without a box, such as `ServedPart`, counts as invisible, unlike what is in it.
  ((element.checkVisibility?.({ visibilityProperty: true }) ?? true) ||
    getComputedStyle(element).display === 'contents')

/** The text of one block, such as a paragraph, in one language, with the place in the page of each of its characters. */
interface Block {
  readonly element: Element
  readonly lang: string
  /** Whether the same element has text in another language before it. */
  readonly isContinued: boolean
  text: string
  readonly places: Place[]
}

function rangeOf(from: Place, to: Place): Range {
  const range = new Range()
  range.setStart(from.node, from.offset)
  range.setEnd(to.node, to.offset + 1)
  return range
}

/** Whether an element begins a new line. Without layout, by its kind. */
const isBlock = (element: Element) => {
  const { display } = getComputedStyle(element)
  return display === ''
    ? !/^(?:A|ABBR|B|EM|I|MARK|SPAN|STRONG|TIME|WBR)$/.test(element.tagName)
    : !display.startsWith('inline')
}

/** The blocks and the pictures with a description, in the order of the page. */
function blocksOf(root: Element): (Block | HTMLImageElement)[] {
  const found: (Block | HTMLImageElement)[] = []
  let block: Block | undefined
  const walk = (parent: Element, inside: Element, lang: string) => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) {
        if (block?.element !== inside || block.lang !== lang) {
          const isContinued = block?.element === inside && block.text !== ''
          found.push((block = { element: inside, lang, isContinued, text: '', places: [] }))
        }
        for (let offset = 0; offset < node.length; offset += 1) {
          const character = node.data.charAt(offset)
          const isSpace = /\s/.test(character)
          if (isSpace && (block.text === '' || block.text.endsWith(' '))) continue
          block.text += isSpace ? ' ' : character
          block.places.push({ node, offset })
        }
      } else if (node instanceof HTMLImageElement) {
        if (node.alt !== '' && isRead(node)) {
          found.push(node)
          block = undefined
        }
      } else if (node instanceof HTMLBRElement) block = undefined
      else if (node instanceof Element && isRead(node)) {
        // A button is one block, whatever it contains.
        const isOwn = node instanceof HTMLButtonElement || (!(inside instanceof HTMLButtonElement) && isBlock(node))
        if (isOwn) block = undefined
        walk(node, isOwn ? node : inside, node.getAttribute('lang') ?? lang)
        if (isOwn) block = undefined
      }
    }
  }
  walk(root, root, langOf(root))
  return found
}

/** What the voice says before a block: that it is a button, or the column header of a table cell. */
function introductionOf(element: Element): string {
  if (element instanceof HTMLButtonElement) return 'Button: '
  const cell = element.closest('td')
  const header = cell && cell.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex]
  return header?.textContent?.trim() ? `${header.textContent.trim()}: ` : ''
}

/** The end of a text where a full stop ends no sentence. 'No.' is one only before a number. */
const abbreviation = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|Rd|Ave|approx|vs|e\.g|i\.e|[ap]\.m)\.\s*$/i
const numberSign = /(?:^|[\s(])No\.\s*$/i

/**
 * The end of a sentence: its punctuation, closing quotes and the space, unless a small letter follows. Intl.Segmenter, which also knows
 * it, is younger than the browsers that the site supports.
 */
const sentenceEnd = /[.?!؟]+["'”’)\]]*\s(?!["'“‘(]*\p{Ll})|[。！？।]/gu

/** The sentences of a text, with the place where each begins. */
function splitIn(text: string): { segment: string; index: number }[] {
  const sentences: { segment: string; index: number }[] = []
  let from = 0
  for (const { index, 0: end } of text.matchAll(sentenceEnd)) {
    const to = index + end.length
    const segment = text.slice(from, to)
    if (abbreviation.test(segment) || (numberSign.test(segment) && /^\d/.test(text.slice(to)))) continue
    sentences.push({ segment, index: from })
    from = to
  }
  return [...sentences, { segment: text.slice(from), index: from }]
}

/** Splits a sentence that is longer than `most` after commas and other pauses, or between words. */
function shorter(text: string, most: number): string[] {
  if (text.length <= most) return [text]
  const head = text.slice(0, most)
  const at = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': '), head.lastIndexOf(' – '))
  const end = at > most / 3 ? at + 2 : head.lastIndexOf(' ') + 1 || most
  return [text.slice(0, end), ...shorter(text.slice(end), most)]
}

const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? 'en-AU'

const ofPicture = (picture: HTMLImageElement): Sentence => {
  const range = new Range()
  range.selectNode(picture)
  return { spoken: `Picture: ${picture.alt}`, added: 0, range, places: [], lang: langOf(picture), isHeading: false }
}

/**
 * The sentences of a part of the page, in reading order.
 * @param rate 1 is the usual speed. At a lower one the sentences are shorter, so that each takes no more time.
 */
export function sentencesOf(root: Element, rate = 1): Sentence[] {
  const most = maxSpoken * Math.min(1, rate)
  const ofBlock = ({ element, lang, isContinued, text, places }: Block): Sentence[] => {
    const added = isContinued ? '' : introductionOf(element)
    let isFirst = true
    return splitIn(text)
      .flatMap(({ segment, index }) => {
        let start = index
        return shorter(segment, most).map((part) => {
          start += part.length
          return { part, at: start - part.length }
        })
      })
      .flatMap(({ part, at }) => {
        const words = part.trim()
        const start = at + part.indexOf(words)
        const own = places.slice(start, start + words.length)
        const [from] = own
        const to = own.at(-1)
        if (!/[\p{L}\p{N}]/u.test(words) || !from || !to) return []
        const before = isFirst ? added : ''
        isFirst = false
        return [
          {
            spoken: before + words,
            added: before.length,
            range: rangeOf(from, to),
            places: own,
            lang,
            isHeading: element.closest('h1,h2,h3,h4,h5,h6') !== null,
          },
        ]
      })
  }
  return blocksOf(root).flatMap((item) => (item instanceof HTMLImageElement ? ofPicture(item) : ofBlock(item)))
}

/** The part of the page for characters of what is spoken; null outside the page's text, such as in a column header. */
export function wordOf({ places, added }: Sentence, at: number, length: number): Range | null {
  const from = places[at - added]
  const to = places[at - added + length - 1]
  return from && to ? rangeOf(from, to) : null
}
