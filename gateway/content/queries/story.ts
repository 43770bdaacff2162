import type { Story } from '#gateway/types.generated.ts'
import { createAnchors } from '#gateway/content/map/anchors.ts'
import { storySummary } from '#gateway/content/map/summaries.ts'
import { createExplainer, glossaryOf } from '#gateway/content/map/explain.ts'
import { richText } from '#gateway/content/map/rich-text.ts'
import { type ContentReader, longestAddress } from '#gateway/content/reader.ts'
import { defineQuery } from 'groq'
import { glossaryFields, pictureFields, richTextFields, withDraft } from './fragments.ts'

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
