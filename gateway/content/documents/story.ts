import type { Story } from '#gateway/types.generated.ts'
import { createAnchors } from '#schema/anchors.ts'
import { createExplainer, glossaryFields, glossaryOf } from '#gateway/content/map/explain.ts'
import { pictureFields } from '#gateway/content/map/image.ts'
import { usable } from '#gateway/content/map/outside.ts'
import { plainText, words } from '#gateway/content/map/plain-text.ts'
import { richText, richTextFields } from '#gateway/content/map/rich-text.ts'
import { storySummary } from '#gateway/content/map/summaries.ts'
import { type ContentReader, longestAddress } from '#gateway/content/reader.ts'
import { defineQuery } from 'groq'
import { type DocumentModule, indexRead, type Searchable, titled, withDraft } from './document-module.ts'

export const isShownStory = `_type == "story"`

const isStory = `_type == "story" && lower(slug.current) == $slug`
const shownStory = `*[${isStory}][0]`

/** A consumer story by `$slug`. */
const storyBySlugQuery = defineQuery(`${shownStory}{
  _id, "slug": slug.current, name, title, summary,
  ${glossaryFields},
  "picture": picture${pictureFields},
  "body": body[]${richTextFields}
}`)
const storyDraftQuery = withDraft(storyBySlugQuery, shownStory, isStory)

const searchableStoriesQuery = defineQuery(`*[${isShownStory}] | order(_id asc){
  _id, "slug": slug.current, name, title, summary, "body": body[]${richTextFields}
}`)

/** A story; null when the slug is unknown. */
export async function storyBySlug(reader: ContentReader, slug: string): Promise<Story | null> {
  if (slug.length > longestAddress) return null
  const found = await reader.read(storyBySlugQuery, { slug }, { draftQuery: storyDraftQuery })
  const summary = found && storySummary(found)
  if (!summary) return null
  const explain = createExplainer(glossaryOf(found.glossary), summary.title)
  return {
    ...summary,
    __typename: 'Story',
    summary: explain.words(summary.summary),
    body: explain.richText(richText(found.body, createAnchors())),
  }
}

async function searchable(reader: ContentReader): Promise<Searchable[]> {
  const stories = await reader.read(searchableStoriesQuery, {}, indexRead)
  return usable(stories, (story) =>
    titled('STORY', 'story', story, {
      ...plainText(richText(story.body, createAnchors())),
      otherWords: words('Story', story.name),
    }),
  )
}

export const story = { searchable } satisfies DocumentModule
