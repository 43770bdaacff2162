import type { Page } from '#gateway/types.generated.ts'
import type { PageByPathQueryResult } from '#gateway/content/groq.generated.ts'
import { blockFields } from '#gateway/content/blocks/all-blocks.ts'
import type { Block } from '#gateway/content/blocks/block-module.ts'
import { blocksChangeAt, type ReadBlock, readBlocks } from '#gateway/content/blocks/read-blocks.ts'
import { createAnchors } from '#schema/anchors.ts'
import { createExplainer, glossaryFields, glossaryOf } from '#gateway/content/map/explain.ts'
import { image, pictureFields } from '#gateway/content/map/image.ts'
import { type FromOutside, usable } from '#gateway/content/map/outside.ts'
import { joined, plainText, words } from '#gateway/content/map/plain-text.ts'
import { richText, richTextFields } from '#gateway/content/map/rich-text.ts'
import { type ContentReader, earliestExpiry, longestAddress } from '#gateway/content/reader.ts'
import { hasOwnPage } from '#gateway/content/queries/site-settings.ts'
import { documentAddress } from '#schema/document-address.ts'
import { isSitePath } from '#schema/site-map.ts'
import { defineQuery } from 'groq'
import { type DocumentModule, indexRead, type Searchable, withDraft } from './document-module.ts'

export const isPage = `_type == "page" && path == $path`

/** A page that has not expired. */
const isCurrent = `(!defined(expiresAt) || dateTime(expiresAt) > dateTime($now))`

export const isShownPage = `_type == "page" && ${isCurrent}`

/** The page at `$path` while it is shown. */
export const shownPage = `*[${isPage} && ${isCurrent}][0]`

/** A page and its blocks with all referenced content. */
export const pageFields = `{
  _id, path, title, lead, description, lastReviewed, expiresAt,
  ${glossaryFields},
  "guide": *[_type == "guide" && ^._id in pages[]._ref] | order(_id asc)[0]{ title, "pages": pages[]->{ _id, path, title } },
  "picture": picture${pictureFields},
  "easyRead": *[_type == "easyRead" && page._ref == ^._id] | order(_id asc)[0].slug.current,
  "otherHelp": otherHelp[]${richTextFields},
  "choicePictures": choicePictures[]{ choice, "picture": picture${pictureFields} },
  "blocks": blocks[]{
    _type, _key,${blockFields}
  }
}`

/** One page by `$path`: rendering a page needs this query and the shell's. */
const pageByPathQuery = defineQuery(`${shownPage}${pageFields}`)
const pageDraftQuery = withDraft(pageByPathQuery, shownPage, isPage)

/** Every shown page, with its questions, people and videos. */
const searchablePagesQuery = defineQuery(`*[${isShownPage}] | order(path asc)${pageFields}`)

/** When the page, or a list on it, changes by time. */
export const pageValidUntil = (page: FromOutside<PageByPathQueryResult> | undefined): number =>
  earliestExpiry(page?.expiresAt, ...blocksChangeAt(page?.blocks))

/** The page at a path; null when it has no document or has expired. */
export async function pageByPath(reader: ContentReader, path: string): Promise<Page | null> {
  if (path.length > longestAddress || !(isSitePath(path) || (await hasOwnPage(reader, path)))) return null
  return pageFrom(
    reader,
    await reader.read(pageByPathQuery, { path }, { validUntil: pageValidUntil, draftQuery: pageDraftQuery }),
  )
}

interface ReadPage {
  readonly page: Page
  /** Its blocks with their functions, without the links of its guide. */
  readonly blocks: readonly ReadBlock[]
}

const isSummary = ({ block }: ReadBlock) => block.__typename === 'InShortBlock'

function readPage(reader: ContentReader, found: FromOutside<PageByPathQueryResult>): ReadPage | null {
  if (!found?._id || !found.path) return null
  const anchors = createAnchors()
  const title = found.title ?? ''
  const explain = createExplainer(glossaryOf(found.glossary), title)
  // In reading order: the lead is at the top of the page, then its summary.
  const lead = explain.words(found.lead ?? '')
  const otherHelp = found.otherHelp ? richText(found.otherHelp, anchors) : null
  const blocks = readBlocks(reader, found._id, found.blocks, anchors)
    .map((item) => (isSummary(item) ? item.explained(explain) : item))
    .map((item) => (isSummary(item) ? item : item.explained(explain)))
  const page: Page = {
    __typename: 'Page',
    id: found._id,
    path: found.path,
    title,
    lead,
    description: found.description ?? '',
    picture: image(found.picture),
    lastReviewed: found.lastReviewed,
    easyReadPath: documentAddress({ type: 'easyRead', slug: found.easyRead }) ?? null,
    otherHelp: otherHelp && explain.richText(otherHelp),
    choicePictures: usable(found.choicePictures, ({ choice, picture: content }) => {
      const picture = image(content)
      return choice && picture ? { __typename: 'ChoicePicture', choice, picture } : null
    }),
    blocks: withGuide(
      blocks.map(({ block }) => block),
      found,
    ),
  }
  return { page, blocks }
}

/** Maps a page to the schema; null without one. */
export const pageFrom = (reader: ContentReader, found: FromOutside<PageByPathQueryResult>): Page | null =>
  readPage(reader, found)?.page ?? null

/** The blocks with links to the next and previous page of the guide, above other related links. */
function withGuide(blocks: readonly Block[], { _id, guide }: NonNullable<FromOutside<PageByPathQueryResult>>): Block[] {
  const pages = usable(guide?.pages, (item) => (item._id && item.path && item.title ? item : null))
  const at = pages.findIndex((item) => item._id === _id)
  const links = [['Next', at + 1] as const, ['Back', at - 1] as const].flatMap(([word, place]) => {
    const item = at === -1 ? undefined : pages[place]
    return item?.path ? [{ __typename: 'Link' as const, label: `${word}: ${item.title}`, href: item.path }] : []
  })
  if (!guide?.title || links.length === 0) return [...blocks]
  const heading = `${guide.title}, page ${at + 1} of ${pages.length}`
  const next = blocks.findIndex((content) => content.__typename === 'CallToActionBlock')
  return blocks.toSpliced(next === -1 ? blocks.length : next, 0, {
    __typename: 'CallToActionBlock',
    key: 'guide',
    heading,
    intro: null,
    links,
  })
}

/** Every page, and the parts of its blocks. A question may be on several pages: the first is enough. */
async function searchable(reader: ContentReader): Promise<Searchable[]> {
  const found = await reader.read(
    searchablePagesQuery,
    {},
    { ...indexRead, validUntil: (result) => Math.min(...usable(result, pageValidUntil)) },
  )
  const entries = new Map<string, Searchable>()
  const add = (entry: Searchable) => {
    if (!entries.has(entry.id)) entries.set(entry.id, entry)
  }
  for (const { page: shown, blocks } of usable(found, (item) => readPage(reader, item))) {
    const { id, path, title, lead, description, otherHelp } = shown
    const texts = blocks.map(({ text }) => text())
    const text = joined([...(otherHelp ? [plainText(otherHelp)] : []), ...texts])
    add({ ...text, id, kind: 'PAGE', title, address: path, summary: lead, otherWords: words(description) })
    for (const { anchor, ...part } of texts.flatMap(({ parts }) => parts ?? []))
      add({ ...part, address: `${path}#${encodeURIComponent(anchor)}` })
  }
  return [...entries.values()]
}

export const page = { searchable } satisfies DocumentModule
