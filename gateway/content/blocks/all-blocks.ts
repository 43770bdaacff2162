import type { AnyBlockModule, BlockType } from './block-module.ts'
import { callToActionBlock, callToActionBlockFields } from './call-to-action-block.ts'
import { cardGridBlock, cardGridBlockFields } from './card-grid-block.ts'
import { contactPanelBlock, contactPanelBlockFields } from './contact-panel-block.ts'
import { glossaryBlock, glossaryBlockFields } from './glossary-block.ts'
import { heroBlock, heroBlockFields } from './hero-block.ts'
import { hireListBlock, hireListBlockFields } from './hire-list-block.ts'
import { imageBlock, imageBlockFields } from './image-block.ts'
import { inShortBlock, inShortBlockFields } from './in-short-block.ts'
import { jobListBlock, jobListBlockFields } from './job-list-block.ts'
import { languageListBlock, languageListBlockFields } from './language-list-block.ts'
import { latestPostsBlock, latestPostsBlockFields } from './latest-posts-block.ts'
import { peopleBlock, peopleBlockFields } from './people-block.ts'
import { publicationListBlock, publicationListBlockFields } from './publication-list-block.ts'
import { questionsBlock, questionsBlockFields } from './questions-block.ts'
import { quoteBlock, quoteBlockFields } from './quote-block.ts'
import { relatedPagesBlock, relatedPagesBlockFields } from './related-pages-block.ts'
import { richTextBlock, richTextBlockFields } from './rich-text-block.ts'
import { serviceListBlock, serviceListBlockFields } from './service-list-block.ts'
import { stepsBlock, stepsBlockFields } from './steps-block.ts'
import { storyListBlock, storyListBlockFields } from './story-list-block.ts'
import { tableBlock, tableBlockFields } from './table-block.ts'
import { videoListBlock, videoListBlockFields } from './video-list-block.ts'
import { visualStoryListBlock, visualStoryListBlockFields } from './visual-story-list-block.ts'

/** The projection of blocks, by their types. */
export const blockFields = `
    _type == "callToActionBlock" => ${callToActionBlockFields},
    _type == "cardGridBlock" => ${cardGridBlockFields},
    _type == "contactPanelBlock" => ${contactPanelBlockFields},
    _type == "glossaryBlock" => ${glossaryBlockFields},
    _type == "heroBlock" => ${heroBlockFields},
    _type == "hireListBlock" => ${hireListBlockFields},
    _type == "imageBlock" => ${imageBlockFields},
    _type == "inShortBlock" => ${inShortBlockFields},
    _type == "jobListBlock" => ${jobListBlockFields},
    _type == "languageListBlock" => ${languageListBlockFields},
    _type == "latestPostsBlock" => ${latestPostsBlockFields},
    _type == "peopleBlock" => ${peopleBlockFields},
    _type == "publicationListBlock" => ${publicationListBlockFields},
    _type == "questionsBlock" => ${questionsBlockFields},
    _type == "quoteBlock" => ${quoteBlockFields},
    _type == "relatedPagesBlock" => ${relatedPagesBlockFields},
    _type == "richTextBlock" => ${richTextBlockFields},
    _type == "serviceListBlock" => ${serviceListBlockFields},
    _type == "stepsBlock" => ${stepsBlockFields},
    _type == "storyListBlock" => ${storyListBlockFields},
    _type == "tableBlock" => ${tableBlockFields},
    _type == "videoListBlock" => ${videoListBlockFields},
    _type == "visualStoryListBlock" => ${visualStoryListBlockFields}`

export const blockModules: { readonly [Type in BlockType]: AnyBlockModule<Type> } = {
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
}
