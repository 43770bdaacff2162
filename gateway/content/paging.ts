/** A page of a list, starting at 1, with the range of its items: `from` is inclusive, `to` is exclusive. */
export interface PageOf {
  readonly page: number
  readonly pageCount: number
  readonly total: number
  readonly from: number
  readonly to: number
}

/**
 * The range of a page in a list of `total` items; null when there is no such page. An empty list has one empty page.
 */
export function pageOf(total: number, page: number, pageSize: number): PageOf | null {
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  if (page < 1 || page > pageCount) return null
  return { page, pageCount, total, from: (page - 1) * pageSize, to: page * pageSize }
}
