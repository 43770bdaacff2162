import type { FeedEntry, Post } from '#gateway/types.generated.ts'
import { createAnchors } from '#schema/anchors.ts'
import { createExplainer, glossaryFields, glossaryOf } from '#gateway/content/map/explain.ts'
import { image, pictureFields } from '#gateway/content/map/image.ts'
import { usable } from '#gateway/content/map/outside.ts'
import { plainText, words } from '#gateway/content/map/plain-text.ts'
import { richText, richTextFields } from '#gateway/content/map/rich-text.ts'
import { isShownPost, newestPosts, nextPostAt } from '#gateway/content/map/shown.ts'
import { postSummary } from '#gateway/content/map/summaries.ts'
import { readPages } from '#gateway/content/read-pages.ts'
import { type ContentReader, earliestExpiry, longestAddress } from '#gateway/content/reader.ts'
import { defineQuery } from 'groq'
import { type DocumentModule, feedEntry, indexRead, type Searchable, titled, withDraft } from './document-module.ts'

export { isShownPost }

const isPost = `_type == "post" && lower(slug.current) == $slug`
const shownPost = `*[${isShownPost} && lower(slug.current) == $slug][0]`

/** A published post by `$slug`; for a scheduled one, only its date. */
const postBySlugQuery = defineQuery(`{
  "post": ${shownPost}{
    _id, "slug": slug.current, title, summary, publishedAt, topics,
    ${glossaryFields},
    "author": author->{ _id, name, role },
    "picture": picture${pictureFields},
    "body": body[]${richTextFields}
  },
  "comesAt": *[_type == "post" && dateTime(publishedAt) > dateTime($now) && lower(slug.current) == $slug][0].publishedAt
}`)
const postDraftQuery = withDraft(postBySlugQuery, shownPost, isPost)

const newsFeedQuery = defineQuery(`{
  "entries": ${newestPosts}[0...30]{
    _id, "slug": slug.current, title, summary, publishedAt, _updatedAt, "author": author->name
  },
  "nextAt": ${nextPostAt}
}`)

const searchablePostsQuery = defineQuery(`*[${isShownPost} && _id > $after] | order(_id asc)[0...500]{
  _id, "slug": slug.current, title, summary, topics, "author": author->name, "body": body[]${richTextFields}
}`)

/** A query of its own, because many pages of posts may be read. */
const nextPostQuery = defineQuery(`{ "nextAt": ${nextPostAt} }`)

/** A published post; null when the slug is unknown or the post is scheduled. */
export async function postBySlug(reader: ContentReader, slug: string): Promise<Post | null> {
  if (slug.length > longestAddress) return null
  const found = await reader.read(
    postBySlugQuery,
    { slug },
    { validUntil: (result) => earliestExpiry(result?.comesAt), draftQuery: postDraftQuery },
  )
  const content = found?.post
  const summary = content && postSummary(content)
  if (!content || !summary) return null
  const explain = createExplainer(glossaryOf(content.glossary), summary.title)
  return {
    ...summary,
    __typename: 'Post',
    summary: explain.words(summary.summary),
    author: {
      __typename: 'Author',
      id: content.author?._id ?? '',
      name: content.author?.name ?? '',
      role: content.author?.role ?? null,
    },
    picture: image(content.picture),
    body: explain.richText(richText(content.body, createAnchors(), content.publishedAt)),
  }
}

/** The newest thirty posts, newest first. */
export async function newsFeed(reader: ContentReader): Promise<FeedEntry[]> {
  const found = await reader.read(newsFeedQuery, {}, { validUntil: (result) => earliestExpiry(result?.nextAt) })
  return usable(found?.entries, (entry) => feedEntry('post', entry, entry.author))
}

async function searchable(reader: ContentReader): Promise<Searchable[]> {
  const [pages] = await Promise.all([
    readPages((after) => reader.read(searchablePostsQuery, { after }, indexRead)),
    reader.read(nextPostQuery, {}, { ...indexRead, validUntil: (result) => earliestExpiry(result?.nextAt) }),
  ])
  return usable(pages.flat(), (content) => {
    const { headings, body } = plainText(richText(content.body, createAnchors()))
    // Topics and authors are not names: several posts share them.
    const more = words(...(content.topics ?? []), content.author)
    return titled('POST', 'post', content, { headings: [...headings, ...more], body, otherWords: [] })
  })
}

export const post = { searchable } satisfies DocumentModule
