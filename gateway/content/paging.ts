/** A page of a list, from 1, and what of the list stands on it: `from` is in, `to` is not. */
export interface PageOf {
  readonly page: number
  readonly pageCount: number
  readonly total: number
  readonly from: number
  readonly to: number
}

/** Where a page lies in a list of `total`; null when there is no such page. Nothing at all is one empty page. */
export function pageOf(total: number, page: number, pageSize: number): PageOf | null {
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  if (page < 1 || page > pageCount) return null
  return { page, pageCount, total, from: (page - 1) * pageSize, to: page * pageSize }
}
