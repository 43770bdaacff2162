import type { Blocks_BlockFragment, JobQuery, PostQuery, ShellQuery } from '#web/graphql/generated.ts'
import type { Crumb } from '#web/ui/breadcrumb/Breadcrumb.tsx'

/** The site around a page. */
export interface DescribedSite {
  /** The origin under which visitors reach it, without a trailing slash. */
  readonly siteUrl: string
  readonly settings: ShellQuery['siteSettings']
}

/** What a page's head says about it, to people and to programs. */
export interface PageDescription {
  /** The root's loader data. Only a form does without settings, and renders its title itself. */
  readonly site: { readonly siteUrl: string; readonly settings: DescribedSite['settings'] | null }
  readonly title: string
  readonly description: string
  /** With the query that makes it another page, such as `/blogs?page=2`. */
  readonly path: string
  /** False keeps the page out of search engines. */
  readonly isIndexed?: boolean
  /** Its h1, where the title says more. */
  readonly heading?: string
  readonly picture?: { readonly url: string; readonly alt: string } | null
  /** Its breadcrumb, where it is not the one of its path. */
  readonly parents?: readonly Crumb[]
  /** The blocks that it shows. */
  readonly blocks?: readonly Blocks_BlockFragment[]
  readonly job?: NonNullable<JobQuery['job']>
  readonly post?: NonNullable<PostQuery['post']>
  /** A post, or a text like one. */
  readonly isArticle?: boolean
}
