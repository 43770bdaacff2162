import type { FeedEntry, FeedKind } from '#gateway/types.generated.ts'
import type { JobFeedQueryResult, NewsFeedQueryResult } from '#gateway/content/groq.generated.ts'
import { type FromOutside, usable } from '#gateway/content/map/outside.ts'
import { type ContentReader, earliestExpiry } from '#gateway/content/reader.ts'
import { documentAddress } from '#schema/document-address.ts'
import { defineQuery } from 'groq'
import { isOpenJob, newestPosts, nextJobAt, nextPostAt } from './fragments.ts'
import { endOfJob } from './job.ts'

const newsFeedQuery = defineQuery(`{
  "entries": ${newestPosts}[0...30]{
    _id, "slug": slug.current, title, summary, publishedAt, _updatedAt, "author": author->name
  },
  "nextAt": ${nextPostAt}
}`)

const jobFeedQuery = defineQuery(`{
  "entries": *[${isOpenJob}] | order(dateTime(publishedAt) desc, _id asc)[0...30]{
    _id, "slug": slug.current, title, summary, publishedAt, _updatedAt, "author": null, closesOn
  },
  "nextAt": ${nextJobAt}
}`)

type Entry = NonNullable<
  NonNullable<NonNullable<FromOutside<NewsFeedQueryResult | JobFeedQueryResult>>['entries']>[number]
>

const entryIn =
  (type: 'post' | 'job') =>
  ({ _id, slug, title, summary, publishedAt, _updatedAt, author }: Entry): FeedEntry | null => {
    const path = documentAddress({ type, slug })
    return _id && path && title && publishedAt
      ? {
          __typename: 'FeedEntry',
          id: _id,
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

/** The newest thirty posts or open jobs, newest first. */
export async function feed(reader: ContentReader, kind: FeedKind): Promise<FeedEntry[]> {
  const found =
    kind === 'NEWS'
      ? await reader.read(newsFeedQuery, {}, { validUntil: (result) => earliestExpiry(result?.nextAt) })
      : await reader.read(
          jobFeedQuery,
          {},
          { validUntil: (result) => earliestExpiry(result?.nextAt, ...usable(result?.entries, endOfJob)) },
        )
  return usable<Entry, FeedEntry>(found?.entries, entryIn(kind === 'NEWS' ? 'post' : 'job'))
}
