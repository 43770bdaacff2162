import type { Page } from '#gateway/types.generated.ts'
import type { PageByPathQueryResult } from '#gateway/content/groq.generated.ts'
import { endOfJob } from './job.ts'
import { createAnchors } from '#gateway/content/map/anchors.ts'
import { type Block, block } from '#gateway/content/map/blocks.ts'
import { createExplainer, glossaryOf } from '#gateway/content/map/explain.ts'
import { image } from '#gateway/content/map/image.ts'
import { richText } from '#gateway/content/map/rich-text.ts'
import { type FromOutside, usable } from '#gateway/content/map/outside.ts'
import { type ContentReader, longestAddress, earliestExpiry } from '#gateway/content/reader.ts'
import { documentAddress } from '#schema/document-address.ts'
import { defineQuery } from 'groq'
import {
  glossaryFields,
  isOpenJob,
  jobSummaryFields,
  linkFields,
  newestPosts,
  nextJobAt,
  nextPostAt,
  pictureFields,
  postSummaryFields,
  publicationSummaryFields,
  richTextFields,
  serviceFields,
  storySummaryFields,
  textAndTableFields,
  videoFields,
  withDraft,
} from './fragments.ts'

export const isPage = `_type == "page" && path == $path`

/** A page that has not expired. */
const isCurrent = `(!defined(expiresAt) || dateTime(expiresAt) > dateTime(now()))`

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
  "blocks": blocks[]{
    _type, _key,
    _type == "callToActionBlock" => { heading, text, "links": links[]${linkFields} },
    _type == "cardGridBlock" => { heading, intro, "cards": cards[]{ "link": link${linkFields}, text, "picture": picture${pictureFields}, icon } },
    _type == "contactPanelBlock" => { heading, text },
    _type == "glossaryBlock" => { heading, intro, ${glossaryFields} },
    _type == "heroBlock" => { "picture": picture${pictureFields}, "ways": ways[]{ "link": link${linkFields}, text } },
    _type == "imageBlock" => { "picture": picture${pictureFields} },
    _type == "inShortBlock" => { points },
    _type == "jobListBlock" => {
      heading, emptyText,
      "jobs": *[${isOpenJob}] | order(closesOn asc, _id asc)${jobSummaryFields},
      "nextJobAt": ${nextJobAt}
    },
    _type == "latestPostsBlock" => {
      heading,
      "posts": ${newestPosts}[0...3]${postSummaryFields},
      "nextPostAt": ${nextPostAt}
    },
    _type == "peopleBlock" => { heading, "people": people[]->{ _id, name, role, about, "picture": picture${pictureFields} } },
    _type == "publicationListBlock" => {
      heading,
      "publications": *[_type == "publication" && kind == ^.kind] | order(publishedOn desc, _id asc)${publicationSummaryFields}
    },
    _type == "questionsBlock" => { heading, "questions": questions[]->{ _id, question, "answer": answer[]${richTextFields} } },
    _type == "quoteBlock" => { "quote": text, speaker },
    _type == "relatedPagesBlock" => { heading, "pages": pages[]->{ _id, path, title, lead } },
    _type == "serviceIndexBlock" => { heading, intro, "index": *[_type == "service"] | order(_id asc){ name, otherWords, "path": page->path } },
    _type == "serviceListBlock" => { heading, intro, "services": *[_type == "service"] | order(order asc)${serviceFields} },
    _type == "stepsBlock" => { heading, "steps": steps[]{ title, "text": text[]${richTextFields} } },
    _type == "storyListBlock" => { heading, "stories": *[_type == "story"] | order(title asc)${storySummaryFields} },
    _type == "videoListBlock" => { heading, "videos": videos[]->${videoFields} },${textAndTableFields}
  }
}`

/** One page by `$path`: rendering a page needs this query and the shell's. */
const pageByPathQuery = defineQuery(`${shownPage}${pageFields}`)
const pageDraftQuery = withDraft(pageByPathQuery, shownPage, isPage)

/** When the page, or a list on it, changes by time. */
export const pageValidUntil = (page: FromOutside<PageByPathQueryResult> | undefined): number =>
  earliestExpiry(
    page?.expiresAt,
    ...usable(page?.blocks, (content) => content).flatMap((content) => {
      if (content._type === 'latestPostsBlock') return [content.nextPostAt]
      if (content._type === 'jobListBlock') return [content.nextJobAt, ...usable(content.jobs, endOfJob)]
      return []
    }),
  )

type Blocks = FromOutside<NonNullable<PageByPathQueryResult>['blocks']>

/** The blocks of a document, with anchors that are unique in it. Invalid blocks are left out. */
export function blocksOf(
  { logger }: ContentReader,
  document: string,
  contents: Blocks,
  anchors = createAnchors(),
): Block[] {
  const onUnknown = (type: string) => {
    const key = `${document} ${type}`
    if (loggedTypes.has(key)) return
    loggedTypes.add(key)
    logger.warn({ document, type }, 'A document has a block of an unknown type; it is left out')
  }
  return usable(contents, (content, index) =>
    block(content, { key: content._key ?? String(index), anchors }, onUnknown),
  )
}

/** The unknown block types that were logged: once is enough, and documents are read often. */
const loggedTypes = new Set<string>()

/** The page at a path; null when it has no document or has expired. */
export async function pageByPath(reader: ContentReader, path: string): Promise<Page | null> {
  if (path.length > longestAddress) return null
  return pageFrom(
    reader,
    await reader.read(pageByPathQuery, { path }, { validUntil: pageValidUntil, draftQuery: pageDraftQuery }),
  )
}

/** Maps a page to the schema; null without one. */
export function pageFrom(reader: ContentReader, found: FromOutside<PageByPathQueryResult>): Page | null {
  if (!found?._id || !found.path) return null
  const anchors = createAnchors()
  const title = found.title ?? ''
  const explain = createExplainer(glossaryOf(found.glossary), title)
  // In reading order: the lead is at the top of the page.
  const lead = explain.words(found.lead ?? '')
  const otherHelp = found.otherHelp ? richText(found.otherHelp, anchors) : null
  const blocks = blocksOf(reader, found._id, found.blocks, anchors)
  const inShort = blocks.map((content) => (content.__typename === 'InShortBlock' ? explain.block(content) : content))
  return {
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
    blocks: withGuide(
      inShort.map((content) =>
        content.__typename === 'InShortBlock' || isIndex(content, found.blocks) ? content : explain.block(content),
      ),
      found,
    ),
  }
}

/** Whether a block is a list of terms with their meanings, or of names, in which nothing needs an explanation. */
const isIndex = (content: Block, contents: Blocks): boolean =>
  content.__typename === 'RichTextBlock' &&
  usable(contents, ({ _type, _key }) =>
    _type === 'glossaryBlock' || _type === 'serviceIndexBlock' ? _key : null,
  ).includes(content.key)

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
    text: null,
    links,
  })
}
