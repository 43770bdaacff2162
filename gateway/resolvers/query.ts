import { easyReadBySlug } from '#gateway/content/documents/easy-read.ts'
import { jobBySlug } from '#gateway/content/documents/job.ts'
import { pageByPath } from '#gateway/content/documents/page.ts'
import { postBySlug } from '#gateway/content/documents/post.ts'
import { comparedProducts, productBySlug, productKinds, productPage } from '#gateway/content/documents/product.ts'
import { publicationByPath } from '#gateway/content/documents/publication.ts'
import { storyBySlug } from '#gateway/content/documents/story.ts'
import { visualStoryBySlug } from '#gateway/content/documents/visual-story.ts'
import { addresses } from '#gateway/content/queries/address.ts'
import { boardStep } from '#gateway/content/queries/board.ts'
import { feed } from '#gateway/content/queries/feed.ts'
import { finderStep } from '#gateway/content/queries/finder.ts'
import { postPage } from '#gateway/content/queries/post-list.ts'
import { redirectFrom } from '#gateway/content/queries/redirect.ts'
import { allServices, siteSettings } from '#gateway/content/queries/site-settings.ts'
import { formQueries } from './forms.ts'
import type { QueryResolvers } from './resolvers.generated.ts'

export const query: Required<QueryResolvers> = {
  siteSettings: (_, __, { content }) => siteSettings(content),
  page: (_, { path }, { content }) => pageByPath(content, path),
  easyRead: (_, { slug }, { content }) => easyReadBySlug(content, slug),
  post: (_, { slug }, { content }) => postBySlug(content, slug),
  posts: (_, { page }, { content }) => postPage(content, page),
  job: (_, { slug }, { content }) => jobBySlug(content, slug),
  publication: (_, { path }, { content }) => publicationByPath(content, path),
  story: (_, { slug }, { content }) => storyBySlug(content, slug),
  visualStory: (_, { slug }, { content }) => visualStoryBySlug(content, slug),
  product: (_, { slug }, { content }) => productBySlug(content, slug),
  comparedProducts: (_, { slugs }, { content }) => comparedProducts(content, slugs),
  productKinds: (_, __, { content }) => productKinds(content),
  async products(_, { filter, sort, page }, { content, search }) {
    const text = filter?.text?.trim()
    return productPage(content, filter, sort, page, text ? await search.findProducts(text) : undefined)
  },
  search(_, { query: text, page }, { search, cacheMetadata }) {
    // Search queries are private, so no cache may store the result.
    cacheMetadata.isPrivate = true
    return search.find(text, page)
  },
  services: (_, __, { content }) => allServices(content),
  board: (_, { choices }, { content }) => boardStep(content, choices),
  finder: (_, { answers }, { content }) => finderStep(content, answers),
  redirect: (_, { path }, { content }) => redirectFrom(content, path),
  addresses: (_, __, { content }) => addresses(content),
  feed: (_, { kind }, { content }) => feed(content, kind),
  ...formQueries,
}
