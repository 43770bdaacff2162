import { addresses } from '#gateway/content/queries/address.ts'
import { easyReadBySlug } from '#gateway/content/queries/easy-read.ts'
import { finderStep } from '#gateway/content/queries/finder.ts'
import { feed } from '#gateway/content/queries/feed.ts'
import { jobBySlug } from '#gateway/content/queries/job.ts'
import { pageByPath } from '#gateway/content/queries/page.ts'
import { postBySlug, postPage } from '#gateway/content/queries/post.ts'
import { comparedProducts, productBySlug, productPage } from '#gateway/content/queries/product.ts'
import { publicationByPath } from '#gateway/content/queries/publication.ts'
import { redirectFrom } from '#gateway/content/queries/redirect.ts'
import { allServices, siteSettings } from '#gateway/content/queries/site-settings.ts'
import { storyBySlug } from '#gateway/content/queries/story.ts'
import { formQueries } from './forms.ts'
import type { QueryResolvers } from './resolvers.generated.ts'

export const query: Required<QueryResolvers> = {
  siteSettings: (_, __, { content }) => siteSettings(content),
  page: (_, { path }, { content }) => pageByPath(content, path),
  posts: (_, { page }, { content }) => postPage(content, page),
  post: (_, { slug }, { content }) => postBySlug(content, slug),
  job: (_, { slug }, { content }) => jobBySlug(content, slug),
  publication: (_, { path }, { content }) => publicationByPath(content, path),
  story: (_, { slug }, { content }) => storyBySlug(content, slug),
  easyRead: (_, { slug }, { content }) => easyReadBySlug(content, slug),
  async products(_, { filter, sort, page }, { content, search }) {
    const text = filter?.text?.trim()
    return productPage(content, filter, sort, page, text ? await search.findProducts(text) : undefined)
  },
  product: (_, { slug }, { content }) => productBySlug(content, slug),
  comparedProducts: (_, { slugs }, { content }) => comparedProducts(content, slugs),
  search(_, { query: text, page }, { search, cacheMetadata }) {
    // Search queries are private, so no cache may store the result.
    cacheMetadata.isPrivate = true
    return search.find(text, page)
  },
  services: (_, __, { content }) => allServices(content),
  finder: (_, { answers }, { content }) => finderStep(content, answers),
  redirect: (_, { path }, { content }) => redirectFrom(content, path),
  addresses: (_, __, { content }) => addresses(content),
  feed: (_, { kind }, { content }) => feed(content, kind),
  ...formQueries,
}
