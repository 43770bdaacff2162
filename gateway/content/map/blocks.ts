import type { Inline, Page, Question, TextSpan } from '#gateway/types.generated.ts'
import type { Anchors } from './anchors.ts'
import { image } from './image.ts'
import { link } from './link.ts'
import { type FromOutside, usable } from './outside.ts'
import { richText } from './rich-text.ts'
import {
  type BlockResult,
  jobSummary,
  pageSummary,
  person,
  postSummary,
  publicationSummary,
  service,
  storySummary,
  video,
} from './summaries.ts'

/** Any kind of block. */
export type Block = Page['blocks'][number]

/** A block as it may arrive from outside: any part can be missing. */
export type BlockContent = {
  [Result in BlockResult as Result['_type']]: NonNullable<FromOutside<Result>>
}[BlockResult['_type']]
type ContentOf<Type extends BlockResult['_type']> = NonNullable<FromOutside<Extract<BlockResult, { _type: Type }>>>

interface Place {
  /** Unique on the page. */
  readonly key: string
  readonly anchors: Anchors
}

/** A block without its essential field (its heading, its picture) becomes null and is left out. */
type MapBlock<Type extends BlockResult['_type']> = (content: ContentOf<Type>, place: Place) => Block | null

/** One mapping for each block type of the content model: a missing one does not compile. */
const mappings: { readonly [Type in BlockResult['_type']]: MapBlock<Type> } = {
  callToActionBlock: ({ heading, text, links }, { key }) =>
    heading ? { __typename: 'CallToActionBlock', key, heading, text, links: usable(links, link) } : null,
  cardGridBlock: ({ heading, intro, cards }, { key }) =>
    heading
      ? {
          __typename: 'CardGridBlock',
          key,
          heading,
          intro,
          cards: usable(cards, (card) => {
            const to = link(card.link)
            const { text, picture, icon } = card
            return to && { __typename: 'Card', link: to, text: text ?? '', picture: image(picture), icon }
          }),
        }
      : null,
  contactPanelBlock: ({ heading, text }, { key }) =>
    heading ? { __typename: 'ContactPanelBlock', key, heading, text } : null,
  glossaryBlock: ({ heading, intro, glossary }, { key, anchors }) =>
    heading
      ? listOf(
          { key, heading, intro, anchors },
          usable(glossary, ({ term, abbreviation, meaning }) =>
            term && meaning
              ? [words(abbreviation ? `${term} (${abbreviation}):` : `${term}:`, true), words(` ${meaning}`)]
              : null,
          ),
        )
      : null,
  heroBlock: ({ picture, ways }, { key }) => ({
    __typename: 'HeroBlock',
    key,
    picture: image(picture),
    quickLinks: usable(ways, (way) => {
      const to = link(way.link)
      return to && { __typename: 'QuickLink', link: to, text: way.text ?? '' }
    }),
  }),
  imageBlock: (content, { key }) => {
    const picture = image(content.picture)
    return picture && { __typename: 'ImageBlock', key, picture }
  },
  inShortBlock: ({ points }, { key }) => ({
    __typename: 'InShortBlock',
    key,
    points: usable(points, (point) => point),
  }),
  jobListBlock: ({ heading, emptyText, jobs }, { key }) =>
    heading
      ? { __typename: 'JobListBlock', key, heading, emptyText: emptyText ?? '', jobs: usable(jobs, jobSummary) }
      : null,
  latestPostsBlock: ({ heading, posts }, { key }) =>
    heading ? { __typename: 'LatestPostsBlock', key, heading, posts: usable(posts, postSummary) } : null,
  peopleBlock: ({ heading, people }, { key }) =>
    heading ? { __typename: 'PeopleBlock', key, heading, people: usable(people, person) } : null,
  publicationListBlock: ({ heading, publications }, { key }) =>
    heading
      ? { __typename: 'PublicationListBlock', key, heading, publications: usable(publications, publicationSummary) }
      : null,
  questionsBlock: ({ heading, questions }, { key, anchors }) =>
    heading
      ? {
          __typename: 'QuestionsBlock',
          key,
          heading,
          questions: usable(questions, ({ _id, question, answer }): Question | null =>
            _id && question
              ? {
                  __typename: 'Question',
                  id: _id,
                  question,
                  anchor: anchors(question),
                  answer: richText(answer, anchors),
                }
              : null,
          ),
        }
      : null,
  quoteBlock: ({ quote, speaker }, { key }) =>
    quote && speaker ? { __typename: 'QuoteBlock', key, text: quote, speaker } : null,
  relatedPagesBlock: ({ heading, pages }, { key }) =>
    heading
      ? {
          __typename: 'RelatedPagesBlock',
          key,
          heading,
          pages: usable(pages, pageSummary),
        }
      : null,
  richTextBlock: (content, { key, anchors }) => ({
    __typename: 'RichTextBlock',
    key,
    text: richText(content.richText, anchors),
  }),
  serviceIndexBlock: ({ heading, intro, index }, { key, anchors }) => {
    if (!heading) return null
    const entries = usable(index, ({ name, otherWords, path }) =>
      name && path
        ? [
            { sortedBy: name, label: name, path },
            ...usable(otherWords, (word) => ({ sortedBy: word, label: `${word}: ${name}`, path })),
          ]
        : null,
    )
      .flat()
      .toSorted((a, b) => a.sortedBy.localeCompare(b.sortedBy, 'en-AU'))
    return listOf(
      { key, heading, intro, anchors },
      entries.map(({ label, path }) => [{ __typename: 'LinkSpan', href: path, parts: [words(label)] }]),
    )
  },
  serviceListBlock: ({ heading, intro, services }, { key }) =>
    heading ? { __typename: 'ServiceListBlock', key, heading, intro, services: usable(services, service) } : null,
  stepsBlock: ({ heading, steps }, { key, anchors }) =>
    heading
      ? {
          __typename: 'StepsBlock',
          key,
          heading,
          steps: usable(steps, ({ title, text }) =>
            title ? { __typename: 'Step', title, text: richText(text, anchors) } : null,
          ),
        }
      : null,
  storyListBlock: ({ heading, stories }, { key }) =>
    heading ? { __typename: 'StoryListBlock', key, heading, stories: usable(stories, storySummary) } : null,
  tableBlock: ({ caption, columns, rows }, { key, anchors }) => {
    const headings = usable(columns, (column) => column)
    if (!caption || headings.length === 0) return null
    return {
      __typename: 'TableBlock',
      key,
      caption,
      columns: headings,
      // A short row is padded, so that every cell is under its own heading.
      rows: usable(rows, ({ cells }) => ({
        __typename: 'TableRow',
        cells: headings.map((_, column) => richText(cells?.[column]?.text, anchors)),
      })),
    }
  },
  videoListBlock: ({ heading, videos }, { key, anchors }) =>
    heading
      ? { __typename: 'VideoListBlock', key, heading, videos: usable(videos, (content) => video(content, anchors)) }
      : null,
}

const words = (text: string, isStrong = false): TextSpan => ({
  __typename: 'TextSpan',
  text,
  isStrong,
  isEmphasis: false,
  lang: null,
})

/**
 * A list with a heading, as rich text; null without items. Reuses rich text, so that pages need no component for it.
 */
const listOf = (
  { key, heading, intro, anchors }: Place & { readonly heading: string; readonly intro: string | null },
  items: readonly Inline[][],
): Block | null =>
  items.length === 0
    ? null
    : {
        __typename: 'RichTextBlock',
        key,
        text: {
          __typename: 'RichText',
          nodes: [
            { __typename: 'Heading', level: 2, anchor: anchors(heading), text: heading },
            ...(intro ? [{ __typename: 'Paragraph' as const, spans: [words(intro)] }] : []),
            {
              __typename: 'List',
              items: items.map((spans) => ({ __typename: 'ListItem', level: 1, isNumbered: false, spans })),
            },
          ],
        },
      }

const isKnown = (type: string): type is BlockResult['_type'] => Object.hasOwn(mappings, type)

/**
 * Maps a block; null when it lacks its essential field. Calls `onUnknown` for a type that this version does not
 * support.
 */
export function block(content: BlockContent, place: Place, onUnknown: (type: string) => void): Block | null {
  if (!isKnown(content._type)) {
    onUnknown(content._type)
    return null
  }
  // TypeScript cannot infer that the mapping for a type accepts the content of that type.
  const map = mappings[content._type] as MapBlock<BlockResult['_type']>
  return map(content, place)
}
