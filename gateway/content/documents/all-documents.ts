import type { siteMap } from '#schema/site-map.ts'
import type { DocumentModule } from './document-module.ts'
import { isShownEasyRead, easyRead } from './easy-read.ts'
import { isShownJob, job } from './job.ts'
import { isShownPage, page } from './page.ts'
import { isShownPost, post } from './post.ts'
import { isShownProduct, product } from './product.ts'
import { isShownPublication, publication } from './publication.ts'
import { isShownStory, story } from './story.ts'
import { isShownVisualStory, visualStory } from './visual-story.ts'

/** A document with a page that is shown now. */
export const isShownDocument = `${isShownEasyRead} ||
    ${isShownJob} ||
    ${isShownPage} ||
    ${isShownPost} ||
    ${isShownProduct} ||
    ${isShownPublication} ||
    ${isShownStory} ||
    ${isShownVisualStory}`

/** A template of documents with an address each. The finder and the picture board have steps instead. */
type DocumentTemplate = Exclude<
  Extract<(typeof siteMap)[number], { path: `${string}/:slug` }>['template'],
  'finder' | 'say' | 'say-send'
>

/** `easy-read` as `easyRead`. */
type CamelCase<Text extends string> = Text extends `${infer Start}-${infer Rest}`
  ? `${Start}${Capitalize<CamelCase<Rest>>}`
  : Text

/** A type without its condition in `isShownDocument` does not compile. */
type Listed<Type extends string> = typeof isShownDocument extends `${string}_type == "${Type}"${string}`
  ? DocumentModule
  : DocumentModule & { readonly 'its condition in isShownDocument': true }

export const documentModules: { readonly [Type in 'page' | CamelCase<DocumentTemplate>]: Listed<Type> } = {
  easyRead,
  job,
  page,
  post,
  product,
  publication,
  story,
  visualStory,
}
