import { camelCase } from './text.ts'
import { cacheableEndpoints } from './endpoints.ts'
import { publicationFolders, siteMap } from './site-map.ts'
import { isPagePath } from './site-route.ts'

/**
 * The folders of document types with pages: rows of the site map with `:slug`, whose template has the type's name
 * (`easy-read` for `easyRead`).
 */
const folders: ReadonlyMap<string, string> = new Map(
  siteMap.flatMap(({ path, template }) =>
    path.endsWith('/:slug') ? [[camelCase(template), path.slice(0, -'/:slug'.length)] as const] : [],
  ),
)

const foldersOfPublications: ReadonlyMap<string, string> = new Map(Object.entries(publicationFolders))

/** The maximum length of a slug with percent-encoding. With its folder it stays below the longest address that is looked up. */
const longestSlug = 160

/** Names in the folders of documents that are not documents: `/blogs/feed.xml`. */
const reserved: ReadonlySet<string> = new Set(cacheableEndpoints.map((path) => path.slice(path.lastIndexOf('/') + 1)))

/**
 * A document's slug as its address has it, in lower case. Null when no address can have it: a slug with a slash or a control
 * character, a dot segment, the name of an endpoint, or the suffix `.data` of the router's requests.
 */
export function addressSlug(slug: string): string | null {
  const lowerCase = slug.toLowerCase()
  const isPossible =
    /^[\p{L}\p{N}_~-][\p{L}\p{N}\p{M} ._~-]*$/u.test(lowerCase) &&
    !lowerCase.endsWith(' ') &&
    encodeURIComponent(lowerCase).length <= longestSlug &&
    !reserved.has(lowerCase) &&
    !lowerCase.endsWith('.data')
  return isPossible ? lowerCase : null
}

interface Addressed {
  readonly type: string
  /** For pages. */
  readonly path?: string | null | undefined
  readonly slug?: string | null | undefined
  /** For publications. */
  readonly kind?: string | null | undefined
}

/** The path of a document's own page; undefined if it has none. `siteRouteOf` reads it back. */
export function documentAddress({ type, path, slug, kind }: Addressed): string | undefined {
  // A document whose path belongs to something else has no page.
  if (type === 'page') return path && isPagePath(path) ? path : undefined
  const folder = type === 'publication' ? foldersOfPublications.get(kind ?? '') : folders.get(type)
  const inAddress = slug && addressSlug(slug)
  return folder && inAddress ? `${folder}/${encodeURIComponent(inAddress)}` : undefined
}
