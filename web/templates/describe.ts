import { createContext, type RouterContextProvider } from 'react-router'
import type { ShellQuery } from '#web/graphql/generated.ts'
import type { Crumb } from '#web/ui/breadcrumb/Breadcrumb.tsx'

/** An object of https://schema.org, as JSON-LD has it. */
export type Thing = Readonly<Record<string, unknown>>

/** The site around a page, as what describes the page needs it. */
export interface DescribedSite {
  /** The origin under which visitors reach it, without a trailing slash. */
  readonly siteUrl: string
  readonly settings: ShellQuery['siteSettings']
}

/** What a page says of itself to programs that read its document: search engines, and whoever shows a link to it. */
export interface Description {
  readonly title: string
  readonly description: string
  /** Its h1, where the title says more. */
  readonly heading?: string
  /** With the query that makes it another page. */
  readonly path: string
  readonly picture?: { readonly url: string; readonly alt: string } | null
  readonly isArticle?: boolean
  /** Where its breadcrumb is not the one of its path. */
  readonly parents?: readonly Crumb[]
  readonly things?: (site: DescribedSite) => readonly Thing[]
}

interface DocumentHead {
  /** Filled by the root's loader. */
  settings?: DescribedSite['settings']
  /** Filled by the page's loader; none of an error. */
  page?: Description
}

/**
 * What the loaders of one visit say of the document. It is written into the finished document (web/document-head.ts) and is in no
 * script: only who asks for a document reads it.
 */
export const documentHead = createContext<DocumentHead>()

/** Says of a page what stands in its document's head. For loaders. */
export function describe(context: Readonly<RouterContextProvider>, page: Description): void {
  context.get(documentHead).page = page
}
