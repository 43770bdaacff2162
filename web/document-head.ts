import { feeds } from '#schema/endpoints.ts'
import { cardOf, cardSize, houseCardAlt } from './lib/card.ts'
import { crumbsTo } from './templates/crumbs.ts'
import type { DescribedSite, Description, Thing } from './templates/describe.ts'
import { breadcrumb, offices } from './templates/structured-data.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const tag = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name} ${Object.entries(attributes)
    .map(([attribute, value]) => `${attribute}="${escape(value)}"`)
    .join(' ')}/>`

/** https://ogp.me */
function openGraph({ title, description, path, picture, isArticle }: Description, site: DescribedSite): string[] {
  const properties = {
    'og:site_name': site.settings.providerName,
    'og:locale': 'en_AU',
    'og:type': isArticle ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': site.siteUrl + path,
    'og:image': site.siteUrl + cardOf(picture),
    'og:image:type': 'image/jpeg',
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    // A picture that only decorates is described by what it stands beside.
    'og:image:alt': picture ? picture.alt || `Picture beside “${title}”` : houseCardAlt,
  }
  return [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

/** On a list that has feeds, and on what is in it. */
const feedLinks = ({ path }: Description, { siteUrl, settings }: DescribedSite): string[] =>
  Object.values(feeds)
    .filter(({ page }) => path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}?`))
    .flatMap(({ atom, json, page }) => {
      const title = `${page === feeds.NEWS.page ? 'News' : 'Jobs'} from ${settings.providerName}`
      return [
        tag('link', { rel: 'alternate', type: 'application/atom+xml', title, href: siteUrl + atom }),
        tag('link', { rel: 'alternate', type: 'application/feed+json', title, href: siteUrl + json }),
      ]
    })

/** The pages on which the offices are what somebody looks for; the footer shows them on all. */
const showsOffices = (path: string) => path === '/' || path.startsWith('/contact-us/')

function things(page: Description, site: DescribedSite): Thing[] {
  const path = page.path.replace(/\?.*$/, '')
  const parents = page.parents ?? crumbsTo(path)
  return [
    ...(showsOffices(path) ? offices(site) : []),
    ...(parents.length > 0 ? [breadcrumb(parents, page.heading ?? page.title, page.path, site)] : []),
    ...(page.things?.(site) ?? []),
  ]
}

/** A block of data within a document. `<` is escaped, or words of an editor could end the block. */
const jsonLd = (graph: readonly Thing[]): string[] =>
  graph.length === 0
    ? []
    : [
        `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')}</script>`,
      ]

/** A document with what its page says of itself to programs. It is no part of what React knows: React leaves it alone. */
export const withDescription = (html: string, page: Description, site: DescribedSite): string =>
  html.replace('</head>', (end) =>
    [...openGraph(page, site), ...feedLinks(page, site), ...jsonLd(things(page, site)), end].join(''),
  )
