import type { MetaDescriptor } from 'react-router'
import { pageTitle } from '#web/lib/page-title.ts'
import { feedLinks, openGraph } from './link-preview.ts'
import type { PageDescription } from './page-description.ts'
import { structuredData } from './structured-data.ts'

/**
 * A page's head: title, description, canonical address, Open Graph, feeds and structured data. Only crawlers of the served
 * document need the last three, so the browser's bundle omits them. React leaves the served tags in place.
 */
export function pageMeta(page: PageDescription): MetaDescriptor[] {
  const { title, description, path, isIndexed = true } = page
  const { siteUrl, settings } = page.site
  return [
    { title: pageTitle({ title, path, providerName: settings?.providerName }) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${siteUrl}${path}` },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(import.meta.env.SSR && settings
      ? [
          ...openGraph(page, { siteUrl, settings }),
          ...feedLinks(page, { siteUrl, settings }),
          ...structuredData(page, { siteUrl, settings }),
        ]
      : []),
  ]
}
