import type { ContentType } from './content-type.ts'
import { callToActionBlock } from './blocks/call-to-action-block.ts'
import { cardGridBlock } from './blocks/card-grid-block.ts'
import { contactPanelBlock } from './blocks/contact-panel-block.ts'
import { glossaryBlock } from './blocks/glossary-block.ts'
import { heroBlock } from './blocks/hero-block.ts'
import { hireListBlock } from './blocks/hire-list-block.ts'
import { imageBlock } from './blocks/image-block.ts'
import { inShortBlock } from './blocks/in-short-block.ts'
import { jobListBlock } from './blocks/job-list-block.ts'
import { languageListBlock } from './blocks/language-list-block.ts'
import { latestPostsBlock } from './blocks/latest-posts-block.ts'
import { peopleBlock } from './blocks/people-block.ts'
import { publicationListBlock } from './blocks/publication-list-block.ts'
import { questionsBlock } from './blocks/questions-block.ts'
import { quoteBlock } from './blocks/quote-block.ts'
import { relatedPagesBlock } from './blocks/related-pages-block.ts'
import { richTextBlock } from './blocks/rich-text-block.ts'
import { serviceListBlock } from './blocks/service-list-block.ts'
import { stepsBlock } from './blocks/steps-block.ts'
import { storyListBlock } from './blocks/story-list-block.ts'
import { tableBlock } from './blocks/table-block.ts'
import { videoListBlock } from './blocks/video-list-block.ts'
import { visualStoryListBlock } from './blocks/visual-story-list-block.ts'

/** Every block that a page may hold. */
export const blocks: readonly ContentType[] = [
  callToActionBlock,
  cardGridBlock,
  contactPanelBlock,
  glossaryBlock,
  heroBlock,
  hireListBlock,
  imageBlock,
  inShortBlock,
  jobListBlock,
  languageListBlock,
  latestPostsBlock,
  peopleBlock,
  publicationListBlock,
  questionsBlock,
  quoteBlock,
  relatedPagesBlock,
  richTextBlock,
  serviceListBlock,
  stepsBlock,
  storyListBlock,
  tableBlock,
  videoListBlock,
  visualStoryListBlock,
]
