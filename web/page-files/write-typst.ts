/**
 * Writes a page as the source of Typst, which makes a PDF of it: https://typst.app/docs/reference/. All text is in string literals in
 * code mode, where only the backslash and the quotation mark are special, so no text becomes markup.
 */
import {
  cleaned,
  columnShares,
  footAddress,
  type Line,
  madeFrom,
  type PageFile,
  type Part,
  type Picture,
  unbroken,
  type Words,
  writtenOut,
} from './parts.ts'

export interface Look {
  /** The size of the text in points. */
  readonly points: number
  readonly footerPoints: number
}

export const looks = {
  normal: { points: 12, footerPoints: 10 },
  easyRead: { points: 16, footerPoints: 14 },
  // https://www.roundtable.org.au: 18 points at least, also at the foot of the page.
  largePrint: { points: 18, footerPoints: 18 },
} as const satisfies Record<string, Look>

export interface TypstOptions {
  readonly look: Look
  /** When the file is made, in words. */
  readonly date: string
  /** The file of a picture; undefined for one that is missing, which its alternative text replaces. */
  readonly fileOf: (picture: Picture) => string | undefined
}

/** Longer words get places to break, because Typst would let them run over the edge of the page. In characters. */
const longestWord = 24
const zeroWidthSpace = '\u200b'
const breakable = (text: string): string =>
  text.replaceAll(/[^\s\u200b]{24,}/gu, (word) =>
    word
      .split(/(?<=[/@.?&=_-])/u)
      .map((piece) => (piece.length > longestWord ? piece.replaceAll(/.{12}(?=.)/gu, `$&${zeroWidthSpace}`) : piece))
      .join(zeroWidthSpace),
  )

/** A string literal. */
const quoted = (text: string): string => `"${breakable(cleaned(text)).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** Typst takes the language alone, and finds the direction of the text in it. */
const languageOf = (lang: string | null | undefined) => /^[a-z]{2,3}(?=$|-)/i.exec(lang ?? '')?.[0].toLowerCase()

function words({ text, isStrong, isEmphasis, lang, href }: Words): string {
  const language = languageOf(lang)
  let written = quoted(unbroken({ text, href }))
  if (isEmphasis) written = `emph(${written})`
  if (isStrong) written = `strong(${written})`
  if (language !== undefined) written = `text(lang: ${quoted(language)}, ${written})`
  if (href === undefined) return written
  const address = writtenOut({ href, text })
  return `link(${literal(href)}, ${written})${address === undefined ? '' : `; ${quoted(` (${address})`)}`}`
}

/** An address: nothing in it may change. */
const literal = (text: string): string => `"${text.replaceAll(/["\\\s]/g, encodeURIComponent)}"`

const line = (of: Line): string => `{ ${of.map(words).join('; ')} }`

/** In cm. */
const paper = { text: 17, tallestPicture: 9, besideText: 4, largeBesideText: 6.4 }

const centimetres = ({ width, height }: Picture): number =>
  Math.min(paper.text, width > 0 && height > 0 ? (paper.tallestPicture * width) / height : paper.text)

function image(picture: Picture, width: number, fileOf: TypstOptions['fileOf']): string {
  const file = fileOf(picture)
  const { alt, caption } = picture
  const shown = (wide: string) =>
    alt === ''
      ? `pdf.artifact(image(${quoted(file ?? '')}, width: ${wide}))`
      : `image(${quoted(file ?? '')}, alt: ${quoted(alt)}, width: ${wide})`
  const written =
    file === undefined ? alt && `par(${quoted(`Picture: ${alt}`)})` : `block(${shown(`${width.toFixed(2)}cm`)})`
  return [written, caption && `par(${quoted(caption)})`].filter(Boolean).join('; ')
}

function part(of: Part, options: TypstOptions): string {
  switch (of.kind) {
    case 'heading':
      return `heading(level: ${of.level}, ${quoted(of.text)})`
    case 'paragraph':
      return `par(${line(of.line)})`
    case 'list': {
      const items = of.items.map((item) => parts(item, options))
      const look = of.hasBoxes ? ', marker: tick-box, body-indent: 0.6em, spacing: 1em' : ''
      return `${of.isNumbered ? 'enum' : 'list'}(tight: false${look}, ${items.join(', ')})`
    }
    case 'table': {
      const header = `table.header(repeat: true, ${of.columns.map((column) => `strong(${quoted(column)})`).join(', ')})`
      const cells = of.rows.flatMap((row) =>
        // A row of another length would move all cells after it.
        of.columns.map((_column, place) =>
          place === 0 ? `strong(${parts(row[place] ?? [], options)})` : parts(row[place] ?? [], options),
        ),
      )
      const table = `table(${[
        `columns: (${columnShares(of)
          .map((share) => `${share}fr,`)
          .join(' ')})`,
        header,
        ...cells,
      ].join(', ')})`
      return `figure(kind: table, supplement: none, numbering: none, caption: ${quoted(of.caption)}, ${table})`
    }
    case 'picture': {
      const { picture, beside, isLarge } = of
      if (!beside) return image(picture, centimetres(picture), options.fileOf)
      const width = isLarge ? paper.largeBesideText : paper.besideText
      const pictureBeside = image(picture, width, options.fileOf)
      return `grid(columns: (${width}cm, 1fr), column-gutter: 0.8cm, { ${pictureBeside} }, ${parts(beside, options)})`
    }
    case 'note':
      return `block(width: 100%, inset: 0.8em, fill: rgb("#e4f0e8"), radius: 4pt, ${parts(of.parts, options)})`
    case 'question':
      return `question(${of.isConditional}, ${parts(of.parts, options)})`
    case 'lines':
      return `for _ in range(${of.count}) { writing-line }`
    case 'blanks': {
      const blanks = of.labels.map(
        (label) => `grid(columns: (auto, 1fr), column-gutter: 0.5em, align: bottom, ${quoted(label)}, writing-line)`,
      )
      return `grid(columns: (1fr,) * ${of.labels.length}, column-gutter: 1em, ${blanks.join(', ')})`
    }
  }
}

const parts = (of: readonly Part[], options: TypstOptions): string =>
  `{ ${of.map((each) => part(each, options)).join('; ')} }`

/** The style of the site: its font, the colours of tokens.css, and ragged lines. */
const style = ({ points, footerPoints }: Look): string => `
#set text(font: ("Atkinson Hyperlegible Next", "DejaVu Sans", "DejaVu Sans Mono"), size: ${points}pt, fill: rgb("#1f2a30"), lang: "en", region: "AU", hyphenate: false)
#set par(leading: 0.75em, spacing: 1.2em, justify: false)
#set list(indent: 0.4em, spacing: 0.9em)
#set enum(indent: 0.4em, spacing: 0.9em)
#show heading: set text(fill: rgb("#0f5a3c"), weight: "bold")
#show heading: set block(above: 1.6em, below: 0.8em, sticky: true)
#show heading.where(level: 1): set text(size: 1.5em)
#show heading.where(level: 2): set text(size: 1.2em)
#show link: it => underline(text(fill: rgb("#1d4f7c"), it))
#show figure: set block(breakable: true)
#show figure: set align(start)
#show figure.caption: set align(start)
#show figure.caption: set text(weight: "bold")
#set figure.caption(position: top)
#set table(stroke: 0.5pt + rgb("#5f6c74"), inset: (x: 0.5em, y: 0.35em), align: start)
#show table: set text(hyphenate: true)
#show table: set par(leading: 0.55em, spacing: 0.8em)
#show table: set list(indent: 0pt, spacing: 0.6em)
// Shapes are no part of the structure, so a screen reader goes from a question to the next.
#let writing-line = block(above: 0pt, below: 0pt, width: 100%, height: 1cm, stroke: (bottom: 0.7pt + rgb("#5f6c74")))
// Not a character of the source, in which letters of other scripts may be replaced.
#let tick-box = text(font: "DejaVu Sans Mono", size: 1.3em, baseline: -0.08em, "\\u{2610}")
// Whole on one page, unless it is longer than a page.
#let question(is-conditional, body) = {
  show heading: set block(above: 0.9em)
  layout(size => {
    let bar = if is-conditional { (inset: (left: 0.9em), stroke: (left: 2pt + rgb("#0f5a3c"))) }
    let whole = block(width: 100%, ..bar, body)
    block(breakable: measure(whole, width: size.width).height > size.height, whole)
  })
  v(1.6em, weak: true)
}
#set page(paper: "a4", margin: (x: 2cm, top: 2cm, bottom: ${2 + footerPoints / 10}cm), footer-descent: 20%)
#let foot(left, date) = context {
  set text(size: ${footerPoints}pt)
  set par(leading: 0.5em)
  grid(columns: (1fr, auto), column-gutter: 1em, left, align(end, { date; linebreak(); "Page " + str(counter(page).get().first()) + " of " + str(counter(page).final().first()) }))
}
`

export function writeTypst(page: PageFile, options: TypstOptions): string {
  const { title, provider, phone, address } = page
  return `#set document(title: ${quoted(title)}, author: ${quoted(provider)}, date: auto)
${style(options.look)}
${page.isLandscape ? '#set text(size: 0.9em)\n' : ''}#set page(${page.isLandscape ? `flipped: true, margin: (x: 1.2cm, top: 1cm, bottom: ${1 + options.look.footerPoints / 10}cm), ` : ''}footer: foot({ ${quoted(`${provider}, ${phone}`)}; linebreak(); ${quoted(footAddress(address))} }, ${quoted(options.date.replaceAll(' ', '\u00a0'))}))
${page.parts.map((each) => `#{ ${part(each, options)} }`).join('\n')}
#block(breakable: false, { line(length: 100%, stroke: 0.5pt + rgb("#5f6c74")); par(${quoted(madeFrom(page, options.date))}) })
`
}
