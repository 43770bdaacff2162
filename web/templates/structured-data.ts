/**
 * Structured data of a page for search engines: https://schema.org as JSON-LD. The page shows every value too.
 * tests/contract/structured-data.http.ts lists the required properties of each type.
 */
import type { MetaDescriptor } from 'react-router'
import { spanText } from '#web/blocks/rich-text/span-text.ts'
import type { Inline_SpanFragment, RichText_TextFragment, ShellQuery } from '#web/graphql/generated.ts'
import { cardOf } from '#web/templates/card.ts'
import type { Crumb } from '#web/ui/breadcrumb/Breadcrumb.tsx'
import { escapeHtml } from '#schema/text.ts'
import { brisbaneInstant } from '#schema/brisbane-time.ts'
import { crumbsTo } from './crumbs.ts'
import type { DescribedSite, PageDescription } from './page-description.ts'

/** A schema.org object as JSON-LD. */
type Thing = Readonly<Record<string, unknown>>

const wordsOf = (spans: readonly Inline_SpanFragment[]): string => spans.map(spanText).join('')

/** The text, one line for each paragraph, heading and item. */
const linesOf = ({ nodes }: RichText_TextFragment): string[] =>
  nodes.flatMap((node) => {
    if (node.__typename === 'Heading') return [node.text]
    if (node.__typename === 'Definition') return [`${node.term}: ${node.meaning}`]
    return node.__typename === 'List' ? node.items.map(({ spans }) => wordsOf(spans)) : [wordsOf(node.spans)]
  })

const provider = ({ siteUrl, settings }: DescribedSite): Thing => ({
  '@type': 'Organization',
  name: settings.providerName,
  url: `${siteUrl}/`,
})

type Office = ShellQuery['siteSettings']['offices'][number]

const addressOf = ({ street, suburb, state, postcode }: Office): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: suburb,
  addressRegion: state,
  postalCode: postcode,
  addressCountry: 'AU',
})

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** 'Monday to Friday' as a list of days; empty for any other text. */
function daysOf(words: string): readonly string[] {
  const [first = -1, last = first, ...more] = words.split(' to ').map((day) => week.indexOf(day.trim()))
  return first === -1 || last === -1 || more.length > 0 ? [] : week.slice(first, last + 1)
}

/** The offices as schema.org places. */
function offices(site: DescribedSite): Thing[] {
  const { siteUrl, settings } = site
  const { days, opens, closes } = settings.openingHours
  const dayOfWeek = daysOf(days)
  return settings.offices.map((office) => ({
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/#${encodeURIComponent(office.name.toLowerCase())}`,
    name: `${settings.providerName}, ${office.name}`,
    url: `${siteUrl}/`,
    address: addressOf(office),
    telephone: office.phone?.display ?? settings.supportPhone.display,
    email: settings.contactEmail,
    image: siteUrl + cardOf(null),
    ...(dayOfWeek.length > 0 && {
      openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }],
    }),
    parentOrganization: provider(site),
  }))
}

/** The page's breadcrumb. */
const breadcrumb = (parents: readonly Crumb[], current: string, path: string, { siteUrl }: DescribedSite): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...parents, { label: current, href: path }].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteUrl + href,
  })),
})

const article = (post: NonNullable<PageDescription['post']>, path: string, site: DescribedSite): Thing => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.summary,
  datePublished: post.publishedAt,
  author: { '@type': 'Person', name: post.author.name },
  publisher: provider(site),
  image: site.siteUrl + cardOf(post.picture),
  mainEntityOfPage: site.siteUrl + path,
})

const employmentTypes: readonly (readonly [RegExp, string])[] = [
  [/full[ -]time/i, 'FULL_TIME'],
  [/part[ -]time|days a week/i, 'PART_TIME'],
  [/casual/i, 'TEMPORARY'],
]

/** The posting of an open job; none for a closed job or a place without an office. */
function jobPostings(job: NonNullable<PageDescription['job']>, site: DescribedSite): Thing[] {
  const places = site.settings.offices.filter(({ name }) => job.place.includes(name))
  if (!job.isOpen || places.length === 0) return []
  const employmentType = employmentTypes.flatMap(([words, type]) => (words.test(job.hours) ? [type] : []))
  return [
    {
      '@type': 'JobPosting',
      title: job.title,
      description: [job.summary, ...linesOf(job.body)].map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
      datePosted: job.publishedAt,
      // The end of the closing date in Brisbane.
      validThrough: brisbaneInstant(job.closesOn, '23:59:59'),
      hiringOrganization: provider(site),
      jobLocation: places.map((office) => ({ '@type': 'Place', address: addressOf(office) })),
      ...(employmentType.length > 0 && { employmentType }),
    },
  ]
}

const duration = (seconds: number) => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`

/** The questions with their answers, and the videos, of the blocks. */
function thingsIn(blocks: NonNullable<PageDescription['blocks']>, { siteUrl }: DescribedSite): Thing[] {
  const questions = blocks.flatMap((block) => (block.__typename === 'QuestionsBlock' ? block.questions : []))
  const videos = blocks.flatMap((block) => (block.__typename === 'VideoListBlock' ? block.videos : []))
  const faqPage = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: linesOf(answer).join('\n') },
    })),
  }
  return [
    ...(questions.length > 0 ? [faqPage] : []),
    ...videos.flatMap(({ title, summary, film, poster, seconds, publishedOn, transcript }) =>
      // Search engines require all three for a video.
      film && poster && publishedOn
        ? [
            {
              '@type': 'VideoObject',
              name: title,
              description: summary,
              thumbnailUrl: siteUrl + cardOf(poster),
              // Search engines require a time, so it is noon in Brisbane.
              uploadDate: brisbaneInstant(publishedOn, '12:00:00'),
              contentUrl: siteUrl + film.url,
              transcript: linesOf(transcript).join('\n'),
              ...(seconds > 0 && { duration: duration(seconds) }),
            },
          ]
        : [],
    ),
  ]
}

/** The home page and the contact pages. The footer shows the offices on every page, but this data is only for these. */
const showsOffices = (path: string) => path === '/' || path.startsWith('/contact-us/')

/** The page's JSON-LD script; none if the page has no structured data. */
export function structuredData(page: PageDescription, site: DescribedSite): MetaDescriptor[] {
  const path = page.path.replace(/\?.*/s, '')
  const parents = page.parents ?? crumbsTo(path)
  const graph = [
    ...(showsOffices(path) ? offices(site) : []),
    ...(parents.length > 0 ? [breadcrumb(parents, page.heading ?? page.title, page.path, site)] : []),
    ...(page.post ? [article(page.post, path, site)] : []),
    ...(page.job ? jobPostings(page.job, site) : []),
    ...thingsIn(page.blocks ?? [], site),
  ]
  return graph.length > 0 ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }] : []
}
