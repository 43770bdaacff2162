import { blocks } from './blocks.ts'
import type { ContentType } from './content-type.ts'
import { link } from './objects/link.ts'
import { picture } from './objects/picture.ts'
import { richText } from './objects/rich-text.ts'
import { author } from './documents/author.ts'
import { boardQuestion } from './documents/board-question.ts'
import { easyRead } from './documents/easy-read.ts'
import { easyReadWord } from './documents/easy-read-word.ts'
import { fact } from './documents/fact.ts'
import { finderAdvice } from './documents/finder-advice.ts'
import { finderQuestion } from './documents/finder-question.ts'
import { glossaryTerm } from './documents/glossary-term.ts'
import { guide } from './documents/guide.ts'
import { job } from './documents/job.ts'
import { menu } from './documents/menu.ts'
import { page } from './documents/page.ts'
import { person } from './documents/person.ts'
import { post } from './documents/post.ts'
import { product } from './documents/product.ts'
import { productCategory } from './documents/product-category.ts'
import { publication } from './documents/publication.ts'
import { question } from './documents/question.ts'
import { redirect } from './documents/redirect.ts'
import { searchWords } from './documents/search-words.ts'
import { service } from './documents/service.ts'
import { siteSettings } from './documents/site-settings.ts'
import { story } from './documents/story.ts'
import { supplier } from './documents/supplier.ts'
import { video } from './documents/video.ts'
import { visualStory } from './documents/visual-story.ts'

/** The document types of the dataset. */
export const documents: readonly ContentType[] = [
  author,
  boardQuestion,
  easyRead,
  easyReadWord,
  fact,
  finderAdvice,
  finderQuestion,
  glossaryTerm,
  guide,
  job,
  menu,
  page,
  person,
  post,
  product,
  productCategory,
  publication,
  question,
  redirect,
  searchWords,
  service,
  siteSettings,
  story,
  supplier,
  video,
  visualStory,
]

/** The whole content model. */
export const contentModel: readonly ContentType[] = [...documents, ...blocks, link, picture, richText]
