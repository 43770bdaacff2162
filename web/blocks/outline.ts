import type { Blocks_BlockFragment } from '#web/graphql/generated.ts'

export interface OutlineEntry {
  /** The id of the heading. */
  readonly id: string
  readonly text: string
}

/** The h2s of the blocks, in reading order. */
export function outlineOf(blocks: readonly Blocks_BlockFragment[]): OutlineEntry[] {
  return blocks.flatMap((block) => {
    if ('heading' in block) return [{ id: block.key, text: block.heading }]
    if (block.__typename !== 'RichTextBlock') return []
    return block.body.nodes.flatMap((node) =>
      node.__typename === 'Heading' && node.level === 2 ? [{ id: node.anchor, text: node.text }] : [],
    )
  })
}
