import { usable } from '#gateway/content/map/outside.ts'
import { publicationSummary, publicationSummaryFields } from '#gateway/content/map/summaries.ts'
import { type BlockModule, never, noText, unexplained } from './block-module.ts'

export const publicationListBlockFields = `{
  heading,
  "publications": *[_type == "publication" && kind == ^.kind] | order(publishedOn desc, _id asc)${publicationSummaryFields}
}`

export const publicationListBlock: BlockModule<'publicationListBlock', 'PublicationListBlock'> = {
  map: ({ heading, publications }, { key }) =>
    heading
      ? { __typename: 'PublicationListBlock', key, heading, publications: usable(publications, publicationSummary) }
      : null,
  text: noText,
  explain: unexplained,
  changesAt: never,
}
