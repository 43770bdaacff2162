import { isSitePath, publicationFolders } from './site-map.ts'

/** Where the documents of a type stand that have pages of their own: below a row of the site map with `:slug`. */
const folders: Readonly<Record<string, string>> = {
  easyRead: '/easy-read',
  job: '/careers',
  post: '/blogs',
  product: '/resources/product-database',
  story: '/resources/consumer-stories',
}

/** Where the offices stand, in the footer of every page. */
export const officesId = 'offices'

interface Addressed {
  readonly type: string
  /** Of a page. */
  readonly path?: string | null | undefined
  readonly slug?: string | null | undefined
  /** Of a publication. */
  readonly kind?: string | null | undefined
}

/** The path of a document's own page; undefined for one that has none. */
export function documentAddress({ type, path, slug, kind }: Addressed): string | undefined {
  // A document whose path is no row of the site map is no page.
  if (type === 'page') return path && isSitePath(path) ? path : undefined
  const places: Readonly<Record<string, string>> = publicationFolders
  const folder = type === 'publication' ? places[kind ?? ''] : folders[type]
  return folder && slug ? `${folder}/${encodeURIComponent(slug)}` : undefined
}
