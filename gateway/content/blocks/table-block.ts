import { usable } from '#gateway/content/map/outside.ts'
import { joined, plainText } from '#gateway/content/map/plain-text.ts'
import { richText, richTextFields } from '#gateway/content/map/rich-text.ts'
import { type BlockModule, never } from './block-module.ts'

export const tableBlockFields = `{ caption, columns, "rows": rows[]{ "cells": cells[]{ "text": text[]${richTextFields} } } }`

export const tableBlock: BlockModule<'tableBlock', 'TableBlock'> = {
  map: ({ caption, columns, rows }, { key, anchors }) => {
    const headings = usable(columns, (column) => column)
    if (!caption || headings.length === 0) return null
    return {
      __typename: 'TableBlock',
      key,
      caption,
      columns: headings,
      // A short row is padded, so that every cell is under its own heading.
      rows: usable(rows, ({ cells }) => ({
        __typename: 'TableRow',
        cells: headings.map((_, column) => richText(cells?.[column]?.text, anchors)),
      })),
    }
  },
  text: ({ caption, rows }) =>
    joined([{ headings: [caption], body: [] }, plainText(...rows.flatMap(({ cells }) => cells))]),
  // A cell has no space for meanings, so only abbreviations are expanded.
  explain: (block, { inCell }) => ({
    ...block,
    rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(inCell) })),
  }),
  changesAt: never,
}
