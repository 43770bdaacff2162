import type { Story } from '#gateway/types.generated.ts'
import type { StoryBySlugQueryResult } from '#gateway/content/groq.generated.ts'
import { createAnchors } from '#gateway/content/map/anchors.ts'
import { storySummary } from '#gateway/content/map/blocks.ts'
import type { FromOutside } from '#gateway/content/map/outside.ts'
import { richText } from '#gateway/content/map/rich-text.ts'
import { type ContentReader, longestAddress } from '#gateway/content/reader.ts'
import { defineQuery } from 'groq'
import { pictureFields, richTextFields } from './fragments.ts'

/** A consumer story by `$slug`. */
const storyBySlugQuery = defineQuery(`*[_type == "story" && slug.current == $slug][0]{
  _id, "slug": slug.current, name, title, summary,
  "picture": picture${pictureFields},
  "body": body[]${richTextFields}
}`)

/** A story; null when there is none by this slug. */
export async function storyBySlug(reader: ContentReader, slug: string): Promise<Story | null> {
  if (slug.length > longestAddress) return null
  const found: FromOutside<StoryBySlugQueryResult> = await reader.read(storyBySlugQuery, { slug })
  const summary = found && storySummary(found)
  if (!summary) return null
  return { ...summary, __typename: 'Story', body: richText(found.body, createAnchors()) }
}
