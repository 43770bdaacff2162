/** The page that an address asks for, from 1; undefined for what is no page number, such as `0`, `01` or `two`. */
export function pageNumberOf(query: URLSearchParams): number | undefined {
  const asked = query.get('page')
  if (asked === null) return 1
  // Six digits stay well within GraphQL's Int.
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined
}

/** The first page of a list is the list itself. */
export const pageAddress = (path: string, page: number) => (page === 1 ? path : `${path}?page=${page}`)
