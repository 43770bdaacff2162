import type { Post, PostPage } from '#gateway/types.generated.ts'
import { createAnchors } from '#gateway/content/map/anchors.ts'
import { postSummary } from '#gateway/content/map/summaries.ts'
import { createExplainer, glossaryOf } from '#gateway/content/map/explain.ts'
import { image } from '#gateway/content/map/image.ts'
import { usable } from '#gateway/content/map/outside.ts'
import { richText } from '#gateway/content/map/rich-text.ts'
import { pageOf } from '#gateway/content/paging.ts'
import { type ContentReader, longestAddress, earliestExpiry } from '#gateway/content/reader.ts'
import { defineQuery } from 'groq'
import {
  glossaryFields,
  isPublishedPost,
  newestPosts,
  nextPostAt,
  pictureFields,
  postSummaryFields,
  richTextFields,
  withDraft,
} from './fragments.ts'
import { isPage, pageFields, pageFrom, pageValidUntil, shownPage } from './page.ts'

/**
 * The posts from `$start` (inclusive) to `$end` (exclusive), newest first, their total, and the page at `$path` that
 * shows them.
 */
const postsQuery = defineQuery(`{
  "listPage": ${shownPage}${pageFields},
  "posts": ${newestPosts}[$start...$end]${postSummaryFields},
  "total": count(*[${isPublishedPost}]),
  "nextPostAt": ${nextPostAt}
}`)
const postsDraftQuery = withDraft(postsQuery, shownPage, isPage)

const isPost = `_type == "post" && lower(slug.current) == $slug`
const shownPost = `*[${isPublishedPost} && lower(slug.current) == $slug][0]`

/** A published post by `$slug`; for a scheduled one, only its date. */
const postBySlugQuery = defineQuery(`{
  "post": ${shownPost}{
    _id, "slug": slug.current, title, summary, publishedAt, topics,
    ${glossaryFields},
    "author": author->{ _id, name, role },
    "picture": picture${pictureFields},
    "body": body[]${richTextFields}
  },
  "comesAt": *[_type == "post" && dateTime(publishedAt) > dateTime(now()) && lower(slug.current) == $slug][0].publishedAt
}`)
const postDraftQuery = withDraft(postBySlugQuery, shownPost, isPost)

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

/** A published post; null when the slug is unknown or the post is scheduled. */
export async function postBySlug(reader: ContentReader, slug: string): Promise<Post | null> {
  if (slug.length > longestAddress) return null
  const found = await reader.read(
    postBySlugQuery,
    { slug },
    { validUntil: (result) => earliestExpiry(result?.comesAt), draftQuery: postDraftQuery },
  )
  const post = found?.post
  const summary = post && postSummary(post)
  if (!post || !summary) return null
  const explain = createExplainer(glossaryOf(post.glossary), summary.title)
  return {
    ...summary,
    __typename: 'Post',
    summary: explain.words(summary.summary),
    author: {
      __typename: 'Author',
      id: post.author?._id ?? '',
      name: post.author?.name ?? '',
      role: post.author?.role ?? null,
    },
    picture: image(post.picture),
    body: explain.richText(richText(post.body, createAnchors())),
  }
}
