/**
 * What a page shows, as search engines read it: https://schema.org in JSON-LD. Every value is one that the page shows too; what
 * search engines require of each type stands in tests/contract/structured-data.http.ts.
 */
import type {
  Blocks_BlockFragment,
  JobQuery,
  PostQuery,
  RichText_TextFragment,
  ShellQuery,
} from '#web/graphql/generated.ts'
import { cardOf } from '#web/lib/card.ts'
import type { Crumb } from '#web/ui/breadcrumb/Breadcrumb.tsx'
import type { DescribedSite, Thing } from './describe.ts'

type Spans = Extract<RichText_TextFragment['nodes'][number], { __typename: 'Paragraph' }>['spans']

const wordsOf = (spans: Spans): string =>
  spans
    .map((span) =>
      span.__typename === 'TextSpan'
        ? span.text
        : span.__typename === 'LinkSpan'
          ? span.parts.map(({ text }) => text).join('')
          : span.value,
    )
    .join('')

/** Its words, a line for each paragraph, heading and item. */
const linesOf = ({ nodes }: RichText_TextFragment): string[] =>
  nodes.flatMap((node) => {
    if (node.__typename === 'Heading') return [node.text]
    return node.__typename === 'List' ? node.items.map(({ spans }) => wordsOf(spans)) : [wordsOf(node.spans)]
  })

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

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

/** 'Monday to Friday' as a list; nothing for other words. */
function daysOf(words: string): readonly string[] {
  const [first = -1, last = first, ...more] = words.split(' to ').map((day) => week.indexOf(day.trim()))
  return first === -1 || last === -1 || more.length > 0 ? [] : week.slice(first, last + 1)
}

/** Each office as a place to go to. */
export function offices(site: DescribedSite): Thing[] {
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

/** Where a page stands: what its breadcrumb shows. */
export const breadcrumb = (
  parents: readonly Crumb[],
  current: string,
  path: string,
  { siteUrl }: DescribedSite,
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...parents, { label: current, href: path }].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteUrl + href,
  })),
})

/** A post. */
export const article =
  (post: NonNullable<PostQuery['post']>, path: string) =>
  (site: DescribedSite): Thing[] => [
    {
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.summary,
      datePublished: post.publishedAt,
      author: { '@type': 'Person', name: post.author.name },
      publisher: provider(site),
      image: site.siteUrl + cardOf(post.picture),
      mainEntityOfPage: site.siteUrl + path,
    },
  ]

const employmentTypes: readonly (readonly [RegExp, string])[] = [
  [/full[ -]time/i, 'FULL_TIME'],
  [/part[ -]time|days a week/i, 'PART_TIME'],
  [/casual/i, 'TEMPORARY'],
]

/** A job that one can apply for; nothing of a closed one, nor of one at a place where there is no office. */
export const jobPosting =
  (job: NonNullable<JobQuery['job']>) =>
  (site: DescribedSite): Thing[] => {
    const places = site.settings.offices.filter(({ name }) => job.place.includes(name))
    if (!job.isOpen || places.length === 0) return []
    const employmentType = employmentTypes.flatMap(([words, type]) => (words.test(job.hours) ? [type] : []))
    return [
      {
        '@type': 'JobPosting',
        title: job.title,
        description: [job.summary, ...linesOf(job.body)].map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
        datePosted: job.publishedAt,
        // Its last day, to the end of it in Brisbane.
        validThrough: `${job.closesOn}T23:59:59+10:00`,
        hiringOrganization: provider(site),
        jobLocation: places.map((office) => ({ '@type': 'Place', address: addressOf(office) })),
        ...(employmentType.length > 0 && { employmentType }),
      },
    ]
  }

const duration = (seconds: number) => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`

/** What the blocks of a page hold: its questions with their answers, its videos. */
export const inBlocks =
  (blocks: readonly Blocks_BlockFragment[]) =>
  ({ siteUrl }: DescribedSite): Thing[] => {
    const questions = blocks.flatMap((block) => (block.__typename === 'QuestionsBlock' ? block.questions : []))
    const videos = blocks.flatMap((block) => (block.__typename === 'VideoListBlock' ? block.videos : []))
    return [
      ...(questions.length > 0
        ? [
            {
              '@type': 'FAQPage',
              mainEntity: questions.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: linesOf(answer).join('\n') },
              })),
            },
          ]
        : []),
      ...videos.flatMap(({ title, summary, film, poster, seconds, publishedOn, transcript }) =>
        // Without all of these no search engine shows a video.
        film && poster && publishedOn
          ? [
              {
                '@type': 'VideoObject',
                name: title,
                description: summary,
                thumbnailUrl: siteUrl + cardOf(poster),
                // Noon in Brisbane of that day: search engines want a time.
                uploadDate: `${publishedOn}T12:00:00+10:00`,
                contentUrl: siteUrl + film.url,
                transcript: linesOf(transcript).join('\n'),
                ...(seconds > 0 && { duration: duration(seconds) }),
              },
            ]
          : [],
      ),
    ]
  }
