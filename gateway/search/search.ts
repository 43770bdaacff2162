import type { SearchPage, SearchResult } from '#gateway/types.generated.ts'
import { searchableContent, type SearchableContent } from '#gateway/content/queries/search.ts'
import type { ContentReader } from '#gateway/content/reader.ts'
import { pageOf } from '#gateway/content/paging.ts'
import { longestSearch } from '#schema/product-terms.ts'
import { type Hit, SearchIndex } from './search-index.ts'
import { snippetOf } from './snippet.ts'

/** Results on one page. */
const pageSize = 10
/** Where nothing was found. */
const mostNearest = 3

export interface Search {
  /** A page of what a query finds, from 1; null when there is no such page. Nothing at all is one empty page. */
  find(content: ContentReader, query: string, page: number): Promise<SearchPage | null>
  /** Brings the index up to the content as it is now, so that nobody who asks waits for it. */
  refresh(content: ContentReader): Promise<void>
}

const resultOf = ({ entry, terms }: Hit): SearchResult => ({
  __typename: 'SearchResult',
  id: entry.id,
  kind: entry.kind,
  title: entry.title,
  address: entry.address,
  snippet: snippetOf(entry, new Set(terms)),
})

/** The site's search: one index in memory, which follows the content. Queries are neither kept nor told to anybody. */
export function createSearch(): Search {
  const index = new SearchIndex()
  let working = Promise.resolve()

  /** One update at a time, in the order in which they came. */
  const update = (content: SearchableContent): Promise<void> => {
    const updating = working.then(() => index.update(content))
    working = updating.catch(() => {})
    return updating
  }
  const refresh = async (content: ContentReader) => update(await searchableContent(content))

  return {
    refresh,
    async find(content, query, page) {
      const text = query.slice(0, longestSearch).trim()
      if (page < 1) return null
      await refresh(content)
      const { hits, suggestion } = index.find(text)
      const shown = pageOf(hits.length, page, pageSize)
      if (!shown) return null
      const { from, to, ...place } = shown
      return {
        __typename: 'SearchPage',
        ...place,
        results: hits.slice(from, to).map(resultOf),
        suggestion,
        nearest: hits.length > 0 || text === '' ? [] : index.nearest(text, mostNearest).map(resultOf),
      }
    },
  }
}
