import type { Publication } from '#gateway/types.generated.ts'
import { readBlocks } from '#gateway/content/blocks/read-blocks.ts'
import { richTextBlockFields } from '#gateway/content/blocks/rich-text-block.ts'
import { tableBlockFields } from '#gateway/content/blocks/table-block.ts'
import { createAnchors } from '#schema/anchors.ts'
import { createExplainer, glossaryFields, glossaryOf } from '#gateway/content/map/explain.ts'
import { usable } from '#gateway/content/map/outside.ts'
import { joined, words } from '#gateway/content/map/plain-text.ts'
import { publicationSummary } from '#gateway/content/map/summaries.ts'
import { type ContentReader, longestAddress } from '#gateway/content/reader.ts'
import { publicationFolders } from '#schema/site-map.ts'
import { defineQuery } from 'groq'
import { type DocumentModule, indexRead, type Searchable, withDraft } from './document-module.ts'

export const isShownPublication = `_type == "publication"`

const isPublication = `_type == "publication" && kind == $kind && lower(slug.current) == $slug`
const shownPublication = `*[${isPublication}][0]`

/** The blocks that a publication may have. */
const blocksFields = `{
    _type, _key,
    _type == "richTextBlock" => ${richTextBlockFields},
    _type == "tableBlock" => ${tableBlockFields}
  }`

/** A publication by `$kind` and `$slug`. */
const publicationBySlugQuery = defineQuery(`${shownPublication}{
  _id, "slug": slug.current, kind, title, summary, publishedOn,
  ${glossaryFields},
  "blocks": blocks[]${blocksFields}
}`)
const publicationDraftQuery = withDraft(publicationBySlugQuery, shownPublication, isPublication)

const searchablePublicationsQuery = defineQuery(`*[${isShownPublication}] | order(_id asc){
  _id, "slug": slug.current, kind, title, summary, publishedOn,
  "blocks": blocks[]${blocksFields}
}`)

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
    blocks: readBlocks(reader, summary.id, found.blocks, createAnchors()).map((item) => item.explained(explain).block),
  }
}

/** The display names of publication kinds. */
const kindWords: ReadonlyMap<string, string> = new Map([
  ['annualReport', 'Annual report'],
  ['factSheet', 'Fact sheet'],
])

async function searchable(reader: ContentReader): Promise<Searchable[]> {
  const publications = await reader.read(searchablePublicationsQuery, {}, indexRead)
  return usable(publications, (content): Searchable | null => {
    const found = publicationSummary(content)
    if (!found) return null
    const { id, title, path: address, summary } = found
    const blocks = readBlocks(reader, id, content.blocks, createAnchors())
    return {
      ...joined(blocks.map(({ text }) => text())),
      id,
      kind: 'PUBLICATION',
      title,
      address,
      summary,
      otherWords: words(kindWords.get(content.kind ?? '')),
    }
  })
}

export const publication = { searchable } satisfies DocumentModule
