import { blocks } from './blocks.ts'
import type { ContentType } from './content-type.ts'
import { author } from './documents/author.ts'
import { easyRead } from './documents/easy-read.ts'
import { fact } from './documents/fact.ts'
import { finderAdvice } from './documents/finder-advice.ts'
import { finderQuestion } from './documents/finder-question.ts'
import { glossaryTerm } from './documents/glossary-term.ts'
import { guide } from './documents/guide.ts'
import { job } from './documents/job.ts'
import { page } from './documents/page.ts'
import { person } from './documents/person.ts'
import { post } from './documents/post.ts'
import { productCategory } from './documents/product-category.ts'
import { product } from './documents/product.ts'
import { publication } from './documents/publication.ts'
import { question } from './documents/question.ts'
import { redirect } from './documents/redirect.ts'
import { searchWords } from './documents/search-words.ts'
import { service } from './documents/service.ts'
import { siteSettings } from './documents/site-settings.ts'
import { story } from './documents/story.ts'
import { supplier } from './documents/supplier.ts'
import { video } from './documents/video.ts'
import { link } from './objects/link.ts'
import { picture } from './objects/picture.ts'
import { richText } from './objects/rich-text.ts'

/** The document types of the dataset. */
const documentTypes = [
  author,
  easyRead,
  fact,
  finderAdvice,
  finderQuestion,
  glossaryTerm,
  guide,
  job,
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
] as const satisfies readonly ContentType[]

const objectTypes = [link, picture, richText] as const satisfies readonly ContentType[]

/** The whole content model. */
export const contentModel: readonly ContentType[] = [...documentTypes, ...blocks, ...objectTypes]
