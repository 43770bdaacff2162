import { usable } from '#gateway/content/map/outside.ts'
import { pageSummary, pageSummaryFields } from '#gateway/content/map/summaries.ts'
import { type BlockModule, never, noText, unexplained } from './block-module.ts'

export const relatedPagesBlockFields = `{ heading, "pages": pages[]->${pageSummaryFields} }`

export const relatedPagesBlock: BlockModule<'relatedPagesBlock', 'RelatedPagesBlock'> = {
  map: ({ heading, pages }, { key }) =>
    heading ? { __typename: 'RelatedPagesBlock', key, heading, pages: usable(pages, pageSummary) } : null,
  text: noText,
  explain: unexplained,
  changesAt: never,
}
