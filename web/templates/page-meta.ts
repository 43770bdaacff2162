import type { MetaDescriptor } from 'react-router'
import { pageTitle } from '#web/lib/page-title.ts'

export interface PageMeta {
  /** The root's loader data. Only a form does without settings, and says its title itself. */
  site: { siteUrl: string; settings: { providerName: string } | null }
  title: string
  description: string
  /** With the query that makes it another page, such as `/blogs?page=2`. */
  path: string
  /** False: search engines are to leave it alone. */
  isIndexed?: boolean
}

/** What stands in a page's head about it. */
export function pageMeta({ site, title, description, path, isIndexed = true }: PageMeta): MetaDescriptor[] {
  return [
    { title: pageTitle({ title, path, providerName: site.settings?.providerName }) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${site.siteUrl}${path}` },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}
