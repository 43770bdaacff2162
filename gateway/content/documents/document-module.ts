import type { FeedEntry, SearchKind } from '#gateway/types.generated.ts'
import type { PlainText } from '#gateway/content/map/plain-text.ts'
import type { ContentReader } from '#gateway/content/reader.ts'
import { documentAddress } from '#schema/document-address.ts'

/** What search finds, as plain text. */
export interface Searchable extends PlainText {
  /** The document's `_id`. */
  readonly id: string
  readonly kind: SearchKind
  readonly title: string
  /** A path, with a hash for a section of a page. */
  readonly address: string
  /** A summary of one or two sentences. */
  readonly summary: string
  /** Synonyms. */
  readonly otherWords: readonly string[]
  /** Names that match only as a whole, such as a code: a single word of them is not significant. */
  readonly names?: readonly string[]
}

/**
 * What a document type with pages adds to lists of all of them. Its GROQ condition is another export of its module,
 * `isShown<Type>`, because the code generation reads constants: documents that match it are in the sitemap and the search.
 * Its query has a line in `resolvers/query.ts`.
 */
export interface DocumentModule {
  /** What search finds of all shown documents. */
  readonly searchable: (reader: ContentReader) => Promise<readonly Searchable[]>
}

interface Titled {
  readonly _id: string | null
  readonly slug: string | null
  readonly title: string | null
  readonly summary?: string | null
}

/** The search entry of a document with a title and a page of its own; null without one of them. */
export function titled(
  kind: SearchKind,
  type: string,
  { _id: id, slug, title, summary }: Titled,
  text: PlainText & Pick<Searchable, 'otherWords'>,
): Searchable | null {
  const address = documentAddress({ type, slug })
  return id && address && title ? { ...text, id, kind, title, address, summary: summary ?? '' } : null
}

interface Announced extends Titled {
  readonly publishedAt: string | null
  readonly _updatedAt: string | null
}

/** The entry of a document in a feed; null without a title, an address or a date. */
export function feedEntry(
  type: string,
  { _id: id, slug, title, summary, publishedAt, _updatedAt }: Announced,
  author: string | null,
): FeedEntry | null {
  const path = documentAddress({ type, slug })
  return id && path && title && publishedAt
    ? {
        __typename: 'FeedEntry',
        id,
        path,
        title,
        summary: summary ?? '',
        author,
        publishedAt,
        // For readers, a scheduled document changed when it appeared.
        updatedAt: _updatedAt && Date.parse(_updatedAt) > Date.parse(publishedAt) ? _updatedAt : publishedAt,
      }
    : null
}

/**
 * In ms. The search index waits longer for content than a page may, because it reads everything, possibly on a small
 * machine that has just started. Beside what has changed it reads content again only at the index's own age.
 */
export const indexRead = { deadline: 30_000, maxAge: 5 * 60_000 }

/**
 * A query for a preview: the draft, `$draft`, replaces the published document if `condition` matches it. The rest of
 * the query is unchanged, so lists show no other draft.
 */
export const withDraft = (query: string, published: string, condition: string): string =>
  query.replace(published, () => `coalesce([$draft][${condition}][0], ${published})`)
