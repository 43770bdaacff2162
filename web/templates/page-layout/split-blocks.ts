import type { Blocks_BlockFragment } from '#web/graphql/generated.ts'

/** The blocks of a page by their place in the layout. Each part keeps the document's order. */
interface PageParts {
  /** The summary, for visitors who read nothing else. */
  readonly inShort: readonly Blocks_BlockFragment[]
  readonly body: readonly Blocks_BlockFragment[]
  /** Help and related pages. */
  readonly side: readonly Blocks_BlockFragment[]
  /** Next steps. */
  readonly next: readonly Blocks_BlockFragment[]
}

const partOf = (block: Blocks_BlockFragment): keyof PageParts => {
  switch (block.__typename) {
    case 'InShortBlock':
      return 'inShort'
    case 'ContactPanelBlock':
    case 'RelatedPagesBlock':
      return 'side'
    case 'CallToActionBlock':
      return 'next'
    default:
      return 'body'
  }
}

export function splitBlocks(blocks: readonly Blocks_BlockFragment[]): PageParts {
  const inPart = (part: keyof PageParts) => blocks.filter((block) => partOf(block) === part)
  return { inShort: inPart('inShort'), body: inPart('body'), side: inPart('side'), next: inPart('next') }
}
