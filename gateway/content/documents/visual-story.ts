import type { VisualStory } from '#gateway/types.generated.ts'
import { image, pictureFields } from '#gateway/content/map/image.ts'
import { usable } from '#gateway/content/map/outside.ts'
import { words } from '#gateway/content/map/plain-text.ts'
import { pageSummary, pageSummaryFields } from '#gateway/content/map/summaries.ts'
import { type ContentReader, longestAddress } from '#gateway/content/reader.ts'
import { defineQuery } from 'groq'
import { type DocumentModule, indexRead, type Searchable, titled, withDraft } from './document-module.ts'

export const isShownVisualStory = `_type == "visualStory"`

const isVisualStory = `_type == "visualStory" && lower(slug.current) == $slug`
const shownVisualStory = `*[${isVisualStory}][0]`

/** A visual story by `$slug`. */
const visualStoryBySlugQuery = defineQuery(`${shownVisualStory}{
  _id, "slug": slug.current, title, summary,
  "page": page->${pageSummaryFields},
  "moments": moments[]{ "picture": picture${pictureFields}, sentence },
  whoComes, canRefuse, canBring
}`)
const visualStoryDraftQuery = withDraft(visualStoryBySlugQuery, shownVisualStory, isVisualStory)

const searchableVisualStoriesQuery = defineQuery(`*[${isShownVisualStory}] | order(_id asc){
  _id, "slug": slug.current, title, summary, "moments": moments[]{ sentence }
}`)

const nonEmpty = (sentence: string) => sentence || null

/** A visual story; null when the slug is unknown. A moment without its sentence is left out. */
export async function visualStoryBySlug(reader: ContentReader, slug: string): Promise<VisualStory | null> {
  if (slug.length > longestAddress) return null
  const found = await reader.read(visualStoryBySlugQuery, { slug }, { draftQuery: visualStoryDraftQuery })
  if (!found?._id || !found.slug || !found.title) return null
  return {
    __typename: 'VisualStory',
    id: found._id,
    slug: found.slug,
    title: found.title,
    summary: found.summary ?? '',
    fullPage: found.page && pageSummary(found.page),
    moments: usable(found.moments, ({ picture, sentence }) =>
      sentence ? { __typename: 'VisualStoryMoment', picture: image(picture), sentence } : null,
    ),
    whoComes: usable(found.whoComes, nonEmpty),
    canRefuse: usable(found.canRefuse, nonEmpty),
    canBring: usable(found.canBring, nonEmpty),
  }
}

async function searchable(reader: ContentReader): Promise<Searchable[]> {
  const stories = await reader.read(searchableVisualStoriesQuery, {}, indexRead)
  return usable(stories, (story) =>
    titled('VISUAL_STORY', 'visualStory', story, {
      headings: [],
      body: usable(story.moments, ({ sentence }) => sentence || null),
      otherWords: words('Visual story', 'Social story'),
    }),
  )
}

export const visualStory = { searchable } satisfies DocumentModule
