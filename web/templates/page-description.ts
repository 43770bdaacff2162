import type { Blocks_BlockFragment, JobQuery, PostQuery, ShellQuery } from '#web/graphql/generated.ts'
import type { Crumb } from '#web/ui/breadcrumb/Breadcrumb.tsx'

/** The site's data that a page's head needs. */
export interface DescribedSite {
  /** The public origin, without a trailing slash. */
  readonly siteUrl: string
  readonly settings: ShellQuery['siteSettings']
}

/** The data for a page's head, for people and for crawlers. */
export interface PageDescription {
  /** The root's loader data. Settings are null only for a form, which renders its title itself. */
  readonly site: { readonly siteUrl: string; readonly settings: DescribedSite['settings'] | null }
  readonly title: string
  readonly description: string
  /** With the query that identifies the page, such as `/blogs?page=2`. */
  readonly path: string
  /** False excludes the page from search engines. */
  readonly isIndexed?: boolean
  /** The h1, if it is shorter than the title. */
  readonly heading?: string
  readonly picture?: { readonly url: string; readonly alt: string } | null
  /** The breadcrumb, if it does not follow from the path. */
  readonly parents?: readonly Crumb[]
  /** The blocks of the page. */
  readonly blocks?: readonly Blocks_BlockFragment[]
  readonly job?: NonNullable<JobQuery['job']>
  readonly post?: NonNullable<PostQuery['post']>
  /** Whether the page is a post or a similar text. */
  readonly isArticle?: boolean
}
