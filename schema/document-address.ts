import { isSitePath, publicationFolders } from './site-map.ts'

/** The paths of document types with pages: rows of the site map with `:slug`. */
const folders: ReadonlyMap<string, string> = new Map([
  ['easyRead', '/easy-read'],
  ['job', '/careers'],
  ['post', '/blogs'],
  ['product', '/resources/product-database'],
  ['story', '/resources/consumer-stories'],
])

const foldersOfPublications: ReadonlyMap<string, string> = new Map(Object.entries(publicationFolders))

/** The id of the offices' section in the footer of every page. */
export const officesId = 'offices'

interface Addressed {
  readonly type: string
  /** For pages. */
  readonly path?: string | null | undefined
  readonly slug?: string | null | undefined
  /** For publications. */
  readonly kind?: string | null | undefined
}

/** The path of a document's own page; undefined if it has none. */
export function documentAddress({ type, path, slug, kind }: Addressed): string | undefined {
  // A document whose path is not in the site map has no page.
  if (type === 'page') return path && isSitePath(path) ? path : undefined
  const folder = type === 'publication' ? foldersOfPublications.get(kind ?? '') : folders.get(type)
  return folder && slug ? `${folder}/${encodeURIComponent(slug)}` : undefined
}
