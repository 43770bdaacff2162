import type { Post, PostPage } from '#gateway/types.generated.ts'
import type { PostBySlugQueryResult, PostsQueryResult } from '#gateway/content/groq.generated.ts'
import { createAnchors } from '#gateway/content/map/anchors.ts'
import { postSummary } from '#gateway/content/map/blocks.ts'
import { image } from '#gateway/content/map/image.ts'
import { type FromOutside, usable } from '#gateway/content/map/outside.ts'
import { richText } from '#gateway/content/map/rich-text.ts'
import { type ContentReader, longestAddress, nearest } from '#gateway/content/reader.ts'
import { defineQuery } from 'groq'
import { isPublishedPost, nextPostAt, pictureFields, postSummaryFields, richTextFields } from './fragments.ts'

/** The posts from `$start` to before `$end`, newest first, and how many there are. */
const postsQuery = defineQuery(`{
  "posts": *[${isPublishedPost}] | order(publishedAt desc, _id asc)[$start...$end]${postSummaryFields},
  "total": count(*[${isPublishedPost}]),
  "nextPostAt": ${nextPostAt}
}`)

/** A published post by `$slug`; of one that is still to come, only when it comes. */
const postBySlugQuery = defineQuery(`{
  "post": *[${isPublishedPost} && slug.current == $slug][0]{
    _id, "slug": slug.current, title, summary, publishedAt, topics,
    "author": author->{ _id, name, role },
    "picture": picture${pictureFields},
    "body": body[]${richTextFields}
  },
  "comesAt": *[_type == "post" && dateTime(publishedAt) > dateTime(now()) && slug.current == $slug][0].publishedAt
}`)

/** Posts on one page of the list. */
const pageSize = 9
/** Nobody writes so many; without a bound each number that somebody makes up would be asked for and remembered. */
const lastPage = 1_000

/** A page of the list, from 1; null when there is no such page. An empty list has one empty page. */
export async function postPage(reader: ContentReader, page: number): Promise<PostPage | null> {
  if (page < 1 || page > lastPage) return null
  const start = (page - 1) * pageSize
  const found: FromOutside<PostsQueryResult> = await reader.read(
    postsQuery,
    { start, end: start + pageSize },
    ({ nextPostAt: at }) => nearest(at),
  )
  const total = found?.total ?? 0
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  if (page > pageCount) return null
  return { __typename: 'PostPage', posts: usable(found?.posts, postSummary), page, pageCount, total }
}

/** A published post; null when there is none by this slug, or not yet. */
export async function postBySlug(reader: ContentReader, slug: string): Promise<Post | null> {
  if (slug.length > longestAddress) return null
  const found: FromOutside<PostBySlugQueryResult> = await reader.read(postBySlugQuery, { slug }, ({ comesAt }) =>
    nearest(comesAt),
  )
  const post = found?.post
  const summary = post && postSummary(post)
  if (!post || !summary) return null
  return {
    ...summary,
    __typename: 'Post',
    author: {
      __typename: 'Author',
      id: post.author?._id ?? '',
      name: post.author?.name ?? '',
      role: post.author?.role ?? null,
    },
    picture: image(post.picture),
    body: richText(post.body, createAnchors()),
  }
}
