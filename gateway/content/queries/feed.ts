import type { FeedEntry, FeedKind } from '#gateway/types.generated.ts'
import { jobFeed } from '#gateway/content/documents/job.ts'
import { newsFeed } from '#gateway/content/documents/post.ts'
import type { ContentReader } from '#gateway/content/reader.ts'

const feeds: Readonly<Record<FeedKind, (reader: ContentReader) => Promise<FeedEntry[]>>> = {
  NEWS: newsFeed,
  JOBS: jobFeed,
}

/** The newest thirty entries of a feed, newest first. */
export const feed = (reader: ContentReader, kind: FeedKind): Promise<FeedEntry[]> => feeds[kind](reader)
