import type { Outcome } from './outcome.ts'

/**
 * The pages of a form that this tab has shown, by the stop of its history: what reload and the browser's Back show again. They
 * go when the form has been accepted, when its address is opened afresh, and with the tab. A browser that keeps nothing is no
 * failure.
 */
const nameOf = (path: string) => `form ${path}`

type Pages = Readonly<Record<string, Outcome>>

function readPages(path: string): Pages {
  try {
    const pages: Pages = JSON.parse(sessionStorage.getItem(nameOf(path)) ?? '{}')
    return pages
  } catch {
    return {}
  }
}

export const keptPage = (path: string, key: string): Outcome | undefined => readPages(path)[key]

export function keepPage(path: string, key: string, page: Outcome): void {
  try {
    sessionStorage.setItem(nameOf(path), JSON.stringify({ ...readPages(path), [key]: page }))
  } catch {
    // Full, or forbidden.
  }
}

export function forgetPages(path: string): void {
  try {
    sessionStorage.removeItem(nameOf(path))
  } catch {
    // Forbidden, and so it holds nothing.
  }
}

/** Whether a form is under way in this tab. */
export const isUnderWay = (path: string): boolean => Object.keys(readPages(path)).length > 0

let isFirst = true

/** Whether the document was just opened by its address or a link, not by reload, Back or Forward. True once at most. */
export function isFreshVisit(): boolean {
  if (!isFirst) return false
  isFirst = false
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type === 'navigate'
}
