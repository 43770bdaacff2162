/** The page number in an address, from 1; undefined for an invalid one, such as `0`, `01` or `two`. */
export function pageNumberOf(query: URLSearchParams): number | undefined {
  const page = query.get('page')
  if (page === null) return 1
  // Six digits fit in GraphQL's Int.
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined
}

/** The address of a page of a list. The first page has the list's own address. The path may have a query. */
export const pageAddress = (path: string, page: number) =>
  page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`

/** The page numbers to list, from 1; null for a gap. */
export function namedPages(page: number, pageCount: number): readonly (number | null)[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1)
  if (pageCount <= 9) return all
  const named = all.filter((number) => number === 1 || number === pageCount || Math.abs(number - page) <= 2)
  return named.flatMap((number, index) =>
    index > 0 && number - (named[index - 1] ?? 0) > 1 ? [null, number] : [number],
  )
}
