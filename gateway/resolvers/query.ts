import { documentQueries } from '#gateway/content/documents.generated.ts'
import { addresses } from '#gateway/content/queries/address.ts'
import { boardStep } from '#gateway/content/queries/board.ts'
import { feed } from '#gateway/content/queries/feed.ts'
import { finderStep } from '#gateway/content/queries/finder.ts'
import { postPage } from '#gateway/content/queries/post-list.ts'
import { redirectFrom } from '#gateway/content/queries/redirect.ts'
import { allServices, siteSettings } from '#gateway/content/queries/site-settings.ts'
import { productPage } from '#gateway/content/documents/product.ts'
import type { ContentReader } from '#gateway/content/reader.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { formQueries } from './forms.ts'
import type { QueryResolvers } from './resolvers.generated.ts'

type ContentQuery = (reader: ContentReader, args: never) => Promise<unknown>

/** The resolvers of queries that read only content. */
const resolversOf = <Queries extends Readonly<Record<string, ContentQuery>>>(queries: Queries) =>
  Object.fromEntries(
    Object.entries(queries).map(([field, read]) => [
      field,
      (_: unknown, args: never, { content }: GatewayContext) => read(content, args),
    ]),
    // TypeScript does not follow the types of single entries through Object.fromEntries.
  ) as {
    [Field in keyof Queries]: (
      parent: unknown,
      args: Parameters<Queries[Field]>[1],
      context: GatewayContext,
    ) => ReturnType<Queries[Field]>
  }

export const query: Required<QueryResolvers> = {
  ...resolversOf(documentQueries),
  siteSettings: (_, __, { content }) => siteSettings(content),
  posts: (_, { page }, { content }) => postPage(content, page),
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
