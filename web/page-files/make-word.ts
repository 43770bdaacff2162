import {
  AlignmentType,
  BorderStyle,
  CheckBox,
  Document,
  ExternalHyperlink,
  Footer,
  type IParagraphOptions,
  ImageRun,
  LeaderType,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import {
  cleaned,
  columnShares,
  footAddress,
  type Line,
  madeFrom,
  type PageFile,
  type Part,
  type Picture,
  type PictureBytes,
  unbroken,
  type Words,
  writtenOut,
} from './parts.ts'

interface WordOptions {
  /** When the file is made, in words. */
  readonly date: string
  readonly pictures: PictureBytes
}

type Block = Paragraph | Table

/** A picture as Word's older versions read it, too. */
type WordPictures = ReadonlyMap<string, { readonly type: 'png' | 'jpg'; readonly bytes: Buffer }>

/** On A4, in twentieths of a point, and of a picture in pixels. */
const page = { width: 11906, height: 16838, margin: 1134, indent: 420 }
const largestPicture = { width: 600, height: 320 }
/** In twentieths of a point: 1 cm. */
const writingLineHeight = 567
/** Sharper would take seconds for an Easy Read page with thirty pictures. */
const drawnSize = { width: 900, height: 480, fit: 'inside', withoutEnlargement: true } as const

/** A bar beside a question that is not for everyone. */
const conditional: IParagraphOptions = {
  border: { left: { style: BorderStyle.SINGLE, size: 16, space: 8, color: '0F5A3C' } },
}

const language = { value: 'en-AU' }

async function wordPictures(pictures: PictureBytes): Promise<WordPictures> {
  const found = new Map<string, { type: 'png' | 'jpg'; bytes: Buffer }>()
  for (const [url, { type, bytes }] of pictures) {
    if (type.startsWith('image/jpeg')) found.set(url, { type: 'jpg', bytes: Buffer.from(bytes) })
    else {
      const { default: sharp } = await import('sharp')
      const drawn = sharp(bytes).resize(drawnSize).png()
      // A picture that cannot be read is as one that is missing.
      const png = await drawn.toBuffer().catch(() => undefined)
      if (png) found.set(url, { type: 'png', bytes: png })
    }
  }
  return found
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

const run = ({ text, isStrong, isEmphasis, lang, href }: Words): TextRun =>
  new TextRun({
    text: cleaned(unbroken({ text, href })),
    ...(isStrong && { bold: true }),
    ...(isEmphasis && { italics: true }),
    ...(rightToLeft.test(text) && { rightToLeft: true }),
    ...(lang && { language: rightToLeft.test(text) ? { bidirectional: lang } : { value: lang } }),
    ...(href !== undefined && { style: 'Hyperlink' }),
  })

const runs = (line: Line): ParagraphChild[] =>
  line.flatMap((words): ParagraphChild[] => {
    const { href, text } = words
    if (href === undefined) return [run(words)]
    const address = writtenOut({ href, text })
    return [
      new ExternalHyperlink({ link: href, children: [run(words)] }),
      ...(address === undefined ? [] : [new TextRun(` (${address})`)]),
    ]
  })

const strong = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part) =>
    part.kind === 'paragraph' ? { ...part, line: part.line.map((words) => ({ ...words, isStrong: true })) } : part,
  )

/** Options, each with a box that a click or the space bar ticks. All but the last one stay with what follows. */
const boxes = (items: readonly (readonly Part[])[], look: IParagraphOptions): Block[] =>
  items.flatMap(([first], place) =>
    first?.kind === 'paragraph'
      ? [
          new Paragraph({
            ...look,
            keepNext: place < items.length - 1,
            indent: { left: page.indent, hanging: page.indent },
            children: [
              new CheckBox({
                alias: cleaned(first.line.map(({ text }) => text).join('')),
                checkedState: { value: '2612', font: 'MS Gothic' },
                uncheckedState: { value: '2610', font: 'MS Gothic' },
              }),
              new TextRun('\t'),
              ...runs(first.line),
            ],
          }),
        ]
      : [],
  )

/** A line to write on is the leader of a tab, which words typed on it shorten. */
const writingLine = (labels: readonly string[], isLast: boolean, width: number, look: IParagraphOptions) =>
  new Paragraph({
    ...look,
    keepNext: !isLast,
    spacing: { before: 0, after: isLast ? 160 : 0, line: writingLineHeight, lineRule: LineRuleType.EXACT },
    tabStops: labels.map((_label, place) => ({
      type: TabStopType.RIGHT,
      position: Math.floor((width / labels.length) * (place + 1)),
      leader: LeaderType.UNDERSCORE,
    })),
    children: labels.map((label, place) => new TextRun(cleaned(`${place > 0 ? '  ' : ''}${label} \t`))),
  })

/**
 * Writes parts into a document.
 * @param textWidth In twentieths of a point
 */
function createWriter(pictures: WordPictures, textWidth: number) {
  /** Each numbered list begins at one. */
  let instances = 0

  function image({ url, width, height, alt, caption }: Picture): Paragraph[] {
    const file = pictures.get(url)
    const scale = Math.min(largestPicture.width / (width || 1), largestPicture.height / (height || 1))
    const shown = file
      ? new ImageRun({
          type: file.type,
          data: file.bytes,
          transformation: { width: Math.round(width * scale) || 1, height: Math.round(height * scale) || 1 },
          ...(alt === '' ? { decorative: true } : { altText: { name: cleaned(alt), description: cleaned(alt) } }),
        })
      : alt && new TextRun(cleaned(`Picture: ${alt}`))
    return [
      ...(shown ? [new Paragraph({ children: [shown] })] : []),
      ...(caption ? [new Paragraph(cleaned(caption))] : []),
    ]
  }

  /** @param depth How many lists are around the parts */
  function list({ isNumbered, items }: Extract<Part, { kind: 'list' }>, depth: number): Block[] {
    const numbering = {
      reference: isNumbered ? 'numbers' : 'bullets',
      level: Math.min(depth, 8),
      instance: instances++,
    }
    return items.flatMap(([first, ...rest]) => [
      ...(first?.kind === 'paragraph' ? [new Paragraph({ numbering, children: runs(first.line) })] : []),
      ...blocks(first && first.kind !== 'paragraph' ? [first, ...rest] : rest, depth + 1),
    ])
  }

  function table(of: Extract<Part, { kind: 'table' }>): Block[] {
    const { caption, columns, rows } = of
    const widths = columnShares(of).map((share) => Math.floor(textWidth * share))
    const cell = (children: readonly Block[], place: number) =>
      new TableCell({
        width: { size: widths[place] ?? 0, type: WidthType.DXA },
        margins: { top: 60, bottom: 60, left: 100, right: 100 },
        // A cell without a paragraph is not valid.
        children: children.length > 0 ? children : [new Paragraph('')],
      })
    const header = new TableRow({
      tableHeader: true,
      children: columns.map((column, place) =>
        cell(blocks(strong([{ kind: 'paragraph', line: [{ text: column }] }])), place),
      ),
    })
    return [
      new Paragraph({ style: 'Caption', keepNext: true, children: [new TextRun(cleaned(caption))] }),
      new Table({
        columnWidths: widths,
        width: { size: textWidth, type: WidthType.DXA },
        tableLook: { firstRow: true, firstColumn: true },
        rows: [
          header,
          ...rows.map(
            (row) =>
              new TableRow({
                cantSplit: true,
                children: columns.map((_column, place) =>
                  cell(blocks(place === 0 ? strong(row[place] ?? []) : (row[place] ?? [])), place),
                ),
              }),
          ),
        ],
      }),
    ]
  }

  function blocks(parts: readonly Part[], depth = 0, look: IParagraphOptions = {}): Block[] {
    return parts.flatMap((part): Block[] => {
      switch (part.kind) {
        case 'heading':
          return [
            new Paragraph({
              ...look,
              style: `Heading${Math.min(6, part.level)}`,
              children: [new TextRun(cleaned(part.text))],
            }),
          ]
        case 'paragraph':
          return [
            new Paragraph({
              ...look,
              children: runs(part.line),
              ...(depth > 0 && { indent: { left: depth * page.indent } }),
            }),
          ]
        case 'list':
          return part.hasBoxes ? boxes(part.items, look) : list(part, depth)
        case 'table':
          return table(part)
        case 'picture':
          // Not beside the text: a table for the layout would be read as a table.
          return [...image(part.picture), ...blocks(part.beside ?? [], depth)]
        case 'note':
          return blocks(part.parts, depth, { shading: { type: ShadingType.CLEAR, fill: 'E4F0E8' } })
        case 'question':
          return blocks(part.parts, depth, { keepNext: true, keepLines: true, ...(part.isConditional && conditional) })
        case 'lines':
          return Array.from({ length: part.count }, (_, place) =>
            writingLine([''], place === part.count - 1, textWidth, look),
          )
        case 'blanks':
          return [writingLine(part.labels, true, textWidth, look)]
      }
    })
  }
  return blocks
}

/** @param level From 1. Without it LibreOffice shows the style's look only, and its navigator and screen readers know no headings. */
const heading = (level: number, size: number) => ({
  run: { size, bold: true, color: '0F5A3C', font: 'Arial' },
  paragraph: { spacing: { before: 300, after: 120 }, keepNext: true, outlineLevel: level - 1 },
})

/** Makes a Word document. Its styles are Word's own, so that a reader can change them all at once. */
export async function makeWord(file: PageFile, { date, pictures }: WordOptions): Promise<Uint8Array> {
  const { title, provider, phone, address, parts, isLandscape = false } = file
  const textWidth = (isLandscape ? page.height : page.width) - 2 * page.margin
  const blocks = createWriter(await wordPictures(pictures), textWidth)
  const levels = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: (level: number) => string) =>
    Array.from({ length: 9 }, (_, level) => ({
      level,
      format,
      text: text(level),
      alignment: AlignmentType.START,
      style: { paragraph: { indent: { left: (level + 1) * page.indent, hanging: page.indent } } },
    }))
  const document = new Document({
    title: cleaned(title),
    creator: cleaned(provider),
    styles: {
      default: {
        document: {
          // The site's font is on few computers.
          run: { font: 'Arial', size: file.isEasyRead ? 32 : 24, language },
          paragraph: { spacing: { after: 160, line: 320 } },
        },
        heading1: heading(1, 40),
        heading2: heading(2, 32),
        heading3: heading(3, 26),
        heading4: heading(4, 24),
        heading5: heading(5, 24),
        heading6: heading(6, 24),
        hyperlink: { run: { color: '1D4F7C', underline: {} } },
      },
      paragraphStyles: [{ id: 'Caption', name: 'caption', basedOn: 'Normal', next: 'Normal', run: { bold: true } }],
    },
    numbering: {
      config: [
        { reference: 'bullets', levels: levels(LevelFormat.BULLET, () => '•') },
        { reference: 'numbers', levels: levels(LevelFormat.DECIMAL, (level) => `%${level + 1}.`) },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: {
              width: page.width,
              height: page.height,
              ...(isLandscape && { orientation: PageOrientation.LANDSCAPE }),
            },
            margin: { top: page.margin, bottom: page.margin, left: page.margin, right: page.margin },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
                children: [
                  new TextRun(cleaned(`${provider}, ${phone}`)),
                  new TextRun(`\t${date}`),
                  new TextRun({ text: cleaned(footAddress(address)), break: 1 }),
                  new TextRun({ children: ['\t', 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
                ],
              }),
            ],
          }),
        },
        children: blocks([...parts, { kind: 'paragraph', line: [{ text: madeFrom(file, date) }] }]),
      },
    ],
  })
  return Packer.toBuffer(document)
}
