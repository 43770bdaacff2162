import type { ComponentType } from 'react'
import type { Blocks_BlockFragment } from '#web/graphql/generated.ts'
import { ServedPart } from '#web/loading/ServedPart.tsx'
import { CallToActionBlock } from './call-to-action-block/CallToActionBlock.tsx'
import { CardGridBlock } from './card-grid-block/CardGridBlock.tsx'
import { ContactPanelBlock } from './contact-panel-block/ContactPanelBlock.tsx'
import { HeroBlock } from './hero-block/HeroBlock.tsx'
import { ImageBlock } from './image-block/ImageBlock.tsx'
import { InShortBlock } from './in-short-block/InShortBlock.tsx'
import { JobListBlock } from './job-list-block/JobListBlock.tsx'
import { LatestPostsBlock } from './latest-posts-block/LatestPostsBlock.tsx'
import { PeopleBlock } from './people-block/PeopleBlock.tsx'
import { PublicationListBlock } from './publication-list-block/PublicationListBlock.tsx'
import { QuestionsBlock } from './questions-block/QuestionsBlock.tsx'
import { QuoteBlock } from './quote-block/QuoteBlock.tsx'
import { RelatedPagesBlock } from './related-pages-block/RelatedPagesBlock.tsx'
import { RichTextBlock } from './rich-text-block/RichTextBlock.tsx'
import { ServiceListBlock } from './service-list-block/ServiceListBlock.tsx'
import { StepsBlock } from './steps-block/StepsBlock.tsx'
import { StoryListBlock } from './story-list-block/StoryListBlock.tsx'
import { TableBlock } from './table-block/TableBlock.tsx'
import { VideoListBlock } from './video-list-block/VideoListBlock.tsx'
import { VisualStoryListBlock } from './visual-story-list-block/VisualStoryListBlock.tsx'

/** A component for each type that implements Block in the SDL: a missing one does not compile. */
export const registry: {
  readonly [Name in Blocks_BlockFragment['__typename']]: ComponentType<{
    block: Extract<Blocks_BlockFragment, { __typename: Name }>
  }>
} = {
  CallToActionBlock,
  CardGridBlock,
  ContactPanelBlock,
  HeroBlock,
  ImageBlock,
  InShortBlock,
  JobListBlock,
  LatestPostsBlock,
  PeopleBlock,
  PublicationListBlock,
  QuestionsBlock,
  QuoteBlock,
  RelatedPagesBlock,
  RichTextBlock,
  ServiceListBlock,
  StepsBlock,
  StoryListBlock,
  TableBlock,
  VideoListBlock,
  VisualStoryListBlock,
}

/**
 * Renders one block, which stays as served when it fails, or nothing for a type that this build does not have, such as
 * one of a newer gateway.
 */
export function Block({ block }: { block: Blocks_BlockFragment }) {
  // Each registry entry matches its block type, but TypeScript cannot infer that from a look-up.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const Component = registry[block.__typename] as ComponentType<{ block: Blocks_BlockFragment }> | undefined
  return Component ? (
    <ServedPart name={block.key}>
      <Component block={block} />
    </ServedPart>
  ) : null
}

/** Renders blocks in reading order. The template sets the spacing between them. */
export function Blocks({ blocks }: { blocks: readonly Blocks_BlockFragment[] }) {
  return blocks.map((block) => <Block key={block.key} block={block} />)
}
