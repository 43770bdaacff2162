import { callToActionBlock } from './blocks/call-to-action-block.ts'
import { cardGridBlock } from './blocks/card-grid-block.ts'
import { contactPanelBlock } from './blocks/contact-panel-block.ts'
import { glossaryBlock } from './blocks/glossary-block.ts'
import { heroBlock } from './blocks/hero-block.ts'
import { imageBlock } from './blocks/image-block.ts'
import { inShortBlock } from './blocks/in-short-block.ts'
import { jobListBlock } from './blocks/job-list-block.ts'
import { latestPostsBlock } from './blocks/latest-posts-block.ts'
import { peopleBlock } from './blocks/people-block.ts'
import { publicationListBlock } from './blocks/publication-list-block.ts'
import { questionsBlock } from './blocks/questions-block.ts'
import { quoteBlock } from './blocks/quote-block.ts'
import { relatedPagesBlock } from './blocks/related-pages-block.ts'
import { richTextBlock } from './blocks/rich-text-block.ts'
import { serviceIndexBlock } from './blocks/service-index-block.ts'
import { serviceListBlock } from './blocks/service-list-block.ts'
import { stepsBlock } from './blocks/steps-block.ts'
import { storyListBlock } from './blocks/story-list-block.ts'
import { tableBlock } from './blocks/table-block.ts'
import { videoListBlock } from './blocks/video-list-block.ts'
import type { ContentMember, ContentType } from './content-type.ts'

/**
 * Every block that a page may hold. The types require a new one to be added to the SDL, the mapping and the registry.
 */
export const blocks = [
  callToActionBlock,
  cardGridBlock,
  contactPanelBlock,
  glossaryBlock,
  heroBlock,
  imageBlock,
  inShortBlock,
  jobListBlock,
  latestPostsBlock,
  peopleBlock,
  publicationListBlock,
  questionsBlock,
  quoteBlock,
  relatedPagesBlock,
  richTextBlock,
  serviceIndexBlock,
  serviceListBlock,
  stepsBlock,
  storyListBlock,
  tableBlock,
  videoListBlock,
] as const satisfies readonly ContentType[]

export const blockMembers: readonly ContentMember[] = blocks.map(({ name }) => ({ type: name }))
