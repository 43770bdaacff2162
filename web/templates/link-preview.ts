import type { MetaDescriptor } from 'react-router'
import { feeds } from '#schema/endpoints.ts'
import { cardOf, cardSize, defaultCardAlt } from '#web/templates/card.ts'
import type { DescribedSite, PageDescription } from './page-description.ts'

/** The preview of a link to the page on other sites: https://ogp.me */
export function openGraph(
  { title, description, path, picture, isArticle }: PageDescription,
  { siteUrl, settings }: DescribedSite,
): MetaDescriptor[] {
  const properties = {
    'og:site_name': settings.providerName,
    'og:locale': 'en_AU',
    'og:type': isArticle ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': siteUrl + path,
    'og:image': siteUrl + cardOf(picture),
    'og:image:type': 'image/jpeg',
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    // A decorative picture has no alt, so the page's title describes it.
    'og:image:alt': picture ? picture.alt || `Picture beside “${title}”` : defaultCardAlt,
  }
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The feeds of a list, on the list and on its entries. */
export const feedLinks = ({ path }: PageDescription, { siteUrl, settings }: DescribedSite): MetaDescriptor[] =>
  Object.values(feeds)
    .filter(({ page }) => path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}?`))
    .flatMap(({ atom, json, page }) => {
      const title = `${page === feeds.NEWS.page ? 'News' : 'Jobs'} from ${settings.providerName}`
      const link = { tagName: 'link', rel: 'alternate', title } as const
      return [
        { ...link, type: 'application/atom+xml', href: siteUrl + atom },
        { ...link, type: 'application/feed+json', href: siteUrl + json },
      ]
    })
