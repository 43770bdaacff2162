import { pageFileHref } from '#schema/page-files.ts'
import { siteMapRow } from '#schema/site-map.ts'
import { length } from '#web/blocks/video-list-block/length.ts'
import { nestList, type NestedList } from '#web/blocks/rich-text/nest-list.ts'
import type {
  Blocks_BlockFragment,
  Inline_SpanFragment,
  Picture_PictureFragment,
  RichText_TextFragment,
  ShellQuery,
} from '#web/graphql/generated.ts'
import { formatDate } from '#web/lib/dates.ts'
import { type Line, type Part, shownAddress, type Words } from './parts.ts'

/** What blocks take from outside themselves. */
export interface PageAround {
  /** The origin of the site, without a trailing slash. */
  readonly siteUrl: string
  /** The path of the page. */
  readonly path: string
  readonly settings: Pick<ShellQuery['siteSettings'], 'contactEmail' | 'supportPhone'>
}

export const heading = (level: number, text: string): Part => ({ kind: 'heading', level, text })
export const paragraph = (...line: readonly (Words | string)[]): Part => ({
  kind: 'paragraph',
  line: line.map((words) => (typeof words === 'string' ? { text: words } : words)),
})
export const list = (items: readonly (readonly Part[])[]): Part => ({ kind: 'list', isNumbered: false, items })
/** Nothing for a text that is missing. */
export const optional = (text: string | false | null | undefined): readonly Part[] => (text ? [paragraph(text)] : [])

export const link = (href: string, text: string, { siteUrl, path }: PageAround, isStrong = false): Words => ({
  text,
  href: href.startsWith('/') ? siteUrl + href : href.startsWith('#') ? siteUrl + path + href : href,
  ...(isStrong && { isStrong }),
})

export const picture = (of: Picture_PictureFragment | null | undefined): readonly Part[] =>
  of ? [{ kind: 'picture', picture: pictureOf(of) }] : []

export const pictureOf = ({ url, width, height, alt, caption }: Picture_PictureFragment) => ({
  url,
  width,
  height,
  alt,
  caption,
})

/** Where a heading of the page leads. */
const address = (href: string, page: PageAround): Part => {
  const whole = link(href, '', page)
  return paragraph({ ...whole, text: shownAddress(whole.href ?? '') })
}

interface CardText {
  readonly title: string
  readonly href: string
  readonly texts: readonly (string | null)[]
}

/** Cards with their titles as headings, as on the page. Their pictures say nothing. */
export const cards = (of: readonly CardText[], page: PageAround): readonly Part[] =>
  of.flatMap(({ title, href, texts }) => [heading(3, title), ...texts.flatMap(optional), address(href, page)])

function spans(of: readonly Inline_SpanFragment[], page: PageAround): Line {
  return of.flatMap((span): Line => {
    switch (span.__typename) {
      case 'TextSpan': {
        const { text, isStrong, isEmphasis, lang } = span
        return [{ text, isStrong, isEmphasis, lang }]
      }
      case 'LinkSpan': {
        const [part] = span.parts
        // One link, whose address is written once.
        return [
          {
            ...link(span.href, span.parts.map(({ text }) => text).join(''), page),
            isStrong: span.parts.every(({ isStrong }) => isStrong),
            isEmphasis: span.parts.every(({ isEmphasis }) => isEmphasis),
            lang: part?.lang ?? null,
          },
        ]
      }
      case 'FactSpan':
        return [span.factHref ? link(span.factHref, span.value, page) : { text: span.value }]
      default:
        span satisfies never
        return []
    }
  })
}

/** When and where the facts that may change were checked, as at the end of a paragraph on the page. */
function sources(of: readonly Inline_SpanFragment[], page: PageAround): Line {
  const dated = of.flatMap((span) => (span.__typename === 'FactSpan' && span.isDated ? [span] : []))
  const facts = [...new Map(dated.map((fact) => [`${fact.asAt} ${fact.sourceUrl}`, fact])).values()]
  if (facts.length === 0) return []
  return [
    ...facts.flatMap(({ asAt, sourceName, sourceUrl }, place): Line => [
      { text: `${place === 0 ? 'Checked ' : '; '}${formatDate(asAt)} at ` },
      link(sourceUrl, sourceName, page),
    ]),
    { text: '.' },
  ]
}

const lists = (of: readonly NestedList[], page: PageAround): readonly Part[] =>
  of.map(({ isNumbered, items }) => ({
    kind: 'list',
    isNumbered,
    items: items.map((item) => [{ kind: 'paragraph', line: spans(item.spans, page) }, ...lists(item.lists, page)]),
  }))

/**
 * @param under The level of the heading above, as for the component RichText
 * @param hasSourcesBelow The caller adds the sources of the facts
 */
export function richText(
  { nodes }: RichText_TextFragment,
  page: PageAround,
  under = 1,
  hasSourcesBelow = false,
): readonly Part[] {
  return nodes.flatMap((node): readonly Part[] => {
    switch (node.__typename) {
      case 'Paragraph': {
        const below = hasSourcesBelow ? [] : sources(node.spans, page)
        return [
          {
            kind: 'paragraph',
            line: [...spans(node.spans, page), ...(below.length > 0 ? [{ text: ' ' }, ...below] : [])],
          },
        ]
      }
      case 'Heading':
        return [heading(Math.min(6, node.level + under - 1), node.text)]
      case 'List': {
        const below = hasSourcesBelow
          ? []
          : sources(
              node.items.flatMap((item) => item.spans),
              page,
            )
        return [
          ...lists(nestList(node.items), page),
          ...(below.length > 0 ? [{ kind: 'paragraph' as const, line: below }] : []),
        ]
      }
      case 'Definition':
        return [paragraph({ text: `${node.term}:`, isStrong: true }, ` ${node.meaning}`)]
      default:
        node satisfies never
        return []
    }
  })
}

const spansIn = ({ nodes }: RichText_TextFragment): readonly Inline_SpanFragment[] =>
  nodes.flatMap((node) => {
    if (node.__typename === 'Paragraph') return node.spans
    return node.__typename === 'List' ? node.items.flatMap((item) => item.spans) : []
  })

/** The parts of a block: the same words, in the same order, as its component. A type of block without a case does not compile. */
export function blockParts(block: Blocks_BlockFragment, page: PageAround): readonly Part[] {
  switch (block.__typename) {
    case 'CallToActionBlock':
      return [
        heading(2, block.heading),
        ...optional(block.intro),
        list(block.links.map(({ label, href }) => [paragraph(link(href, label, page))])),
      ]
    case 'CardGridBlock':
      return [
        heading(2, block.heading),
        ...optional(block.intro),
        ...cards(
          block.cards.map((card) => ({ title: card.link.label, href: card.link.href, texts: [card.text] })),
          page,
        ),
      ]
    case 'ContactPanelBlock': {
      const { supportPhone, contactEmail } = page.settings
      return [
        heading(2, block.heading),
        ...optional(block.intro),
        list([
          [paragraph(link(supportPhone.href, supportPhone.display, page))],
          [paragraph(link(`mailto:${contactEmail}`, contactEmail, page))],
          [paragraph(link('/contact-us/general-enquiry', 'Send an enquiry', page))],
        ]),
      ]
    }
    case 'HeroBlock':
      return [
        list(
          block.quickLinks.map((quick) => [
            paragraph(link(quick.link.href, quick.link.label, page, true)),
            paragraph(quick.text),
          ]),
        ),
        ...picture(block.picture),
      ]
    case 'ImageBlock':
      return picture(block.image)
    case 'InShortBlock':
      return [heading(2, 'In short'), list(block.points.map((point) => [paragraph(point)]))]
    case 'JobListBlock':
      return [
        heading(2, block.heading),
        ...(block.jobs.length === 0
          ? [paragraph(block.emptyText || 'We don’t have any jobs open at the moment.')]
          : []),
        ...cards(
          block.jobs.map(({ slug, title, summary, place, hours, closesOn }) => ({
            title,
            href: `/careers/${slug}`,
            texts: [`${[place, hours].filter(Boolean).join(', ')}. Apply by ${formatDate(closesOn)}`, summary],
          })),
          page,
        ),
      ]
    case 'LatestPostsBlock':
      if (block.posts.length === 0) return [heading(2, block.heading), paragraph('Nothing has been posted yet.')]
      return [
        heading(2, block.heading),
        ...cards(
          block.posts.map(({ slug, title, summary, publishedAt }) => ({
            title,
            href: `/blogs/${slug}`,
            texts: [formatDate(publishedAt), summary],
          })),
          page,
        ),
        paragraph(link('/blogs', `All of ${siteMapRow('/blogs').title}`, page)),
      ]
    case 'PeopleBlock':
      return [
        heading(2, block.heading),
        ...block.people.flatMap((person) => [
          ...picture(person.picture),
          heading(3, person.name),
          ...optional(person.role),
          ...optional(person.about),
        ]),
      ]
    case 'PublicationListBlock':
      return [
        heading(2, block.heading),
        ...(block.publications.length === 0 ? [paragraph('There’s nothing here yet.')] : []),
        ...block.publications.flatMap(({ path, title, summary, publishedOn }) => [
          heading(3, title),
          ...optional(publishedOn && formatDate(publishedOn)),
          paragraph(summary),
          address(path, page),
          paragraph(link(pageFileHref('pdf', path), `Download ${title} (PDF)`, page)),
        ]),
      ]
    case 'QuestionsBlock':
      return [
        heading(2, block.heading),
        ...block.questions.flatMap(({ question, answer }) => [heading(3, question), ...richText(answer, page, 3)]),
      ]
    case 'QuoteBlock':
      return [{ kind: 'note', parts: [paragraph(block.words), paragraph(block.speaker)] }]
    case 'RelatedPagesBlock':
      return [
        heading(2, block.heading),
        list(block.pages.map(({ path, title, lead }) => [paragraph(link(path, title, page)), paragraph(lead)])),
      ]
    case 'RichTextBlock':
      return richText(block.body, page)
    case 'ServiceListBlock':
      return [
        heading(2, block.heading),
        ...optional(block.intro),
        ...cards(
          block.services.map(({ name, path, summary }) => ({ title: name, href: path, texts: [summary] })),
          page,
        ),
      ]
    case 'StepsBlock':
      return [
        heading(2, block.heading),
        ...block.steps.flatMap(({ title, text }, place) => [
          heading(3, `${place + 1}. ${title}`),
          ...richText(text, page, 3),
        ]),
      ]
    case 'StoryListBlock':
      return [
        heading(2, block.heading),
        ...(block.stories.length === 0 ? [paragraph('There are no stories yet.')] : []),
        ...cards(
          block.stories.map(({ slug, name, title, summary }) => ({
            title,
            href: `/resources/consumer-stories/${slug}`,
            texts: [name, summary],
          })),
          page,
        ),
      ]
    case 'TableBlock': {
      const { caption, columns, rows } = block
      const below = sources(
        rows.flatMap(({ cells }) => cells.flatMap(spansIn)),
        page,
      )
      return [
        {
          kind: 'table',
          caption,
          columns,
          rows: rows.map(({ cells }) => cells.map((cell) => richText(cell, page, 3, true))),
        },
        ...(below.length > 0 ? [{ kind: 'paragraph' as const, line: below }] : []),
      ]
    }
    case 'VideoListBlock':
      return [
        heading(2, block.heading),
        ...(block.videos.length === 0 ? [paragraph('There are no videos yet.')] : []),
        ...block.videos.flatMap(({ title, summary, seconds, hasIntegratedDescription, film, transcript }) => [
          heading(3, title),
          paragraph(summary),
          ...(film
            ? [
                ...optional(
                  [
                    seconds > 0 && `${length(seconds)}, with captions.`,
                    hasIntegratedDescription && 'The voice describes everything that’s shown.',
                  ]
                    .filter(Boolean)
                    .join(' '),
                ),
                paragraph(link(film.url, `Download “${title}” (${film.typeAndSize})`, page)),
              ]
            : [paragraph('This video isn’t ready yet. You can read its transcript.')]),
          ...(transcript.nodes.length > 0
            ? [paragraph({ text: `Transcript of “${title}”`, isStrong: true }), ...richText(transcript, page, 3)]
            : []),
        ]),
      ]
    case 'VisualStoryListBlock':
      return [
        heading(2, block.heading),
        ...(block.stories.length === 0 ? [paragraph('There are no visual stories yet.')] : []),
        ...cards(
          block.stories.map(({ slug, title, summary }) => ({
            title,
            href: `/visual-stories/${slug}`,
            texts: [summary],
          })),
          page,
        ),
      ]
    default:
      // A newer gateway may have more types than this build.
      block satisfies never
      return []
  }
}
