import type { Publication } from '#gateway/types.generated.ts'
import type { PublicationBySlugQueryResult } from '#gateway/content/groq.generated.ts'
import { createAnchors } from '#gateway/content/map/anchors.ts'
import { publicationSummary } from '#gateway/content/map/blocks.ts'
import type { FromOutside } from '#gateway/content/map/outside.ts'
import { richText } from '#gateway/content/map/rich-text.ts'
import { type ContentReader, longestAddress } from '#gateway/content/reader.ts'
import { publicationFolders } from '#schema/site-map.ts'
import { defineQuery } from 'groq'
import { fileFields, richTextFields } from './fragments.ts'

/** A publication by `$kind` and `$slug`. */
const publicationBySlugQuery = defineQuery(`*[_type == "publication" && kind == $kind && slug.current == $slug][0]{
  _id, "slug": slug.current, kind, title, summary, publishedOn, pageCount,
  "file": file${fileFields},
  "body": body[]${richTextFields}
}`)

/** The publication at a path; null when there is none, or no kind stands there. */
export async function publicationByPath(reader: ContentReader, path: string): Promise<Publication | null> {
  if (path.length > longestAddress) return null
  const [, folder, slug] = /^(.*)\/([^/]+)$/.exec(path) ?? []
  const [kind] = Object.entries(publicationFolders).find(([, place]) => place === folder) ?? []
  if (kind === undefined || slug === undefined) return null
  const found: FromOutside<PublicationBySlugQueryResult> = await reader.read(publicationBySlugQuery, { kind, slug })
  const summary = found && publicationSummary(found)
  if (!summary) return null
  return { ...summary, __typename: 'Publication', body: richText(found.body, createAnchors()) }
}
