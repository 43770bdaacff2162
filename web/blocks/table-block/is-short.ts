import { spansIn } from '#web/blocks/rich-text/FactSources.tsx'
import { spanText } from '#web/blocks/rich-text/span-text.ts'
import type { TableBlock_BlockFragment } from '#web/graphql/generated.ts'

/** The most characters of the columns' longest cells together, for which a phone shows a table. Measured on tables of this site. */
const maxCells = 130
/** The same of the columns' longest words, which do not break. */
const maxWords = 31

const sumOfLongest = (columns: readonly (readonly string[])[]): number =>
  columns.reduce((sum, texts) => sum + Math.max(...texts.map(({ length }) => length)), 0)

/** Whether the columns of a table fit beside each other on a phone. */
export function isShort({ columns, rows }: Pick<TableBlock_BlockFragment, 'columns' | 'rows'>): boolean {
  const texts = columns.map((heading, place) => [
    heading,
    ...rows.flatMap(({ cells }) => cells.slice(place, place + 1).map((cell) => spansIn(cell).map(spanText).join(''))),
  ])
  const words = texts.map((column) => column.flatMap((text) => text.split(/\s/u)))
  return sumOfLongest(texts) <= maxCells && sumOfLongest(words) <= maxWords
}
