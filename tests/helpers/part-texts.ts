import { type Part, shownAddress } from '#web/page-files/parts.ts'

/** The texts of a part of a file, in order. */
export const textsIn = (part: Part): readonly string[] => {
  switch (part.kind) {
    case 'heading':
      return [part.text]
    case 'paragraph':
      // Cards have their addresses written out.
      return [
        part.line
          .map(({ text, href }) => (href?.startsWith('https:') && text === shownAddress(href) ? '' : text))
          .join(''),
      ]
    case 'list':
      return part.items.flat().flatMap(textsIn)
    case 'table':
      return [part.caption, ...part.columns, ...part.rows.flat(2).flatMap(textsIn)]
    case 'picture':
      return [part.picture.caption ?? '', ...(part.beside ?? []).flatMap(textsIn)]
    case 'note':
    case 'question':
      return part.parts.flatMap(textsIn)
    case 'lines':
      return []
    case 'blanks':
      return part.labels
  }
}
