import type { PostPage } from '#gateway/types.generated.ts'
import { withDraft } from '#gateway/content/documents/document-module.ts'
import { isPage, pageFields, pageFrom, pageValidUntil, shownPage } from '#gateway/content/documents/page.ts'
import { usable } from '#gateway/content/map/outside.ts'
import { isShownPost, newestPosts, nextPostAt } from '#gateway/content/map/shown.ts'
import { postSummary, postSummaryFields } from '#gateway/content/map/summaries.ts'
import { pageOf } from '#gateway/content/paging.ts'
import { type ContentReader, earliestExpiry } from '#gateway/content/reader.ts'
import { defineQuery } from 'groq'

/**
 * The posts from `$start` (inclusive) to `$end` (exclusive), newest first, their total, and the page at `$path` that
 * shows them.
 */
const postsQuery = defineQuery(`{
  "listPage": ${shownPage}${pageFields},
  "posts": ${newestPosts}[$start...$end]${postSummaryFields},
  "total": count(*[${isShownPost}]),
  "nextPostAt": ${nextPostAt}
}`)
const postsDraftQuery = withDraft(postsQuery, shownPage, isPage)

/** Posts on one page of the list. */
const pageSize = 9
/** More pages than will ever exist. Without a limit, each invented page number would be queried and cached. */
const lastPage = 1_000

/** The path of the list. */
const listPath = '/blogs'

/** A page of the list, starting at 1; null when there is no such page. An empty list has one empty page. */
export async function postPage(reader: ContentReader, page: number): Promise<PostPage | null> {
  if (page < 1 || page > lastPage) return null
  const start = (page - 1) * pageSize
  const found = await reader.read(
    postsQuery,
    { path: listPath, start, end: start + pageSize },
    {
      validUntil: (result) => Math.min(earliestExpiry(result?.nextPostAt), pageValidUntil(result?.listPage)),
      isFound: (result) => page === 1 || (result?.posts ?? []).length > 0,
      draftQuery: postsDraftQuery,
    },
  )
  const shown = pageOf(found?.total ?? 0, page, pageSize)
  if (!shown) return null
  return {
    __typename: 'PostPage',
    listPage: pageFrom(reader, found?.listPage ?? null),
    posts: usable(found?.posts, postSummary),
    page,
    pageCount: shown.pageCount,
    total: shown.total,
  }
}
