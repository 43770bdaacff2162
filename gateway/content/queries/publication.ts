import type { Publication } from '#gateway/types.generated.ts'
import { publicationSummary } from '#gateway/content/map/summaries.ts'
import { createExplainer, glossaryOf } from '#gateway/content/map/explain.ts'
import { type ContentReader, longestAddress } from '#gateway/content/reader.ts'
import { publicationFolders } from '#schema/site-map.ts'
import { defineQuery } from 'groq'
import { fileFields, glossaryFields, textAndTableFields, withDraft } from './fragments.ts'
import { blocksOf } from './page.ts'

const isPublication = `_type == "publication" && kind == $kind && lower(slug.current) == $slug`
const shownPublication = `*[${isPublication}][0]`

/** A publication by `$kind` and `$slug`. */
const publicationBySlugQuery = defineQuery(`${shownPublication}{
  _id, "slug": slug.current, kind, title, summary, publishedOn, pageCount,
  ${glossaryFields},
  "file": file${fileFields},
  "blocks": blocks[]{ _type, _key,${textAndTableFields} }
}`)
const publicationDraftQuery = withDraft(publicationBySlugQuery, shownPublication, isPublication)

/** The publication at a path; null when there is none or the path has no kind. */
export async function publicationByPath(reader: ContentReader, path: string): Promise<Publication | null> {
  if (path.length > longestAddress) return null
  const [, folder, slug] = /^(.*)\/([^/]+)$/.exec(path) ?? []
  const [kind] = Object.entries(publicationFolders).find(([, place]) => place === folder) ?? []
  if (kind === undefined || slug === undefined) return null
  const found = await reader.read(publicationBySlugQuery, { kind, slug }, { draftQuery: publicationDraftQuery })
  const summary = found && publicationSummary(found)
  if (!summary) return null
  const explain = createExplainer(glossaryOf(found.glossary), summary.title)
  return {
    ...summary,
    __typename: 'Publication',
    summary: explain.words(summary.summary),
    blocks: blocksOf(reader, summary.id, found.blocks).map(explain.block),
  }
}
