import type { Outcome } from './outcome.ts'

/**
 * Saves the pages of a form in this tab, by the key of their history entry, so that reload and the browser's Back show them
 * again. A page includes the form's token, so that a form whose response was lost is stored only once. The pages are
 * deleted when the form is accepted (except the reference), when its address is opened afresh, and with the tab. Without
 * storage the form behaves as it does without scripts.
 */
const nameOf = (path: string) => `form ${path}`

/** The key in localStorage of a copy that the visitor asked to save (device-copy.ts). */
export const copyOf = (what: CopyKind, path: string): string => `saved ${what} ${path}`

/** All answers of a form, or the visitor's own details for the next form. */
export type CopyKind = 'answers' | 'details'

type Pages = Readonly<Record<string, Outcome>>

function readPages(path: string): Pages {
  try {
    const pages: Pages | null = JSON.parse(sessionStorage.getItem(nameOf(path)) ?? '{}')
    return pages ?? {}
  } catch {
    return {}
  }
}

/** React Router's key for the first history entry of a document. */
const firstEntry = 'default'

/** @param key The history entry's key. */
export function savedPage(path: string, key: string): Outcome | undefined {
  // The first entry of every document has the same key, so a fresh document must not show the pages of an earlier one.
  if (key === firstEntry && isFreshVisit()) forgetPages(path)
  return readPages(path)[key]
}

export function savePage(path: string, key: string, page: Outcome): void {
  try {
    sessionStorage.setItem(nameOf(path), JSON.stringify({ ...readPages(path), [key]: page }))
  } catch {
    // Storage is full or blocked.
  }
}

function forgetPages(path: string): void {
  try {
    sessionStorage.removeItem(nameOf(path))
  } catch {
    // Storage is blocked, so it is empty.
  }
}

/** Deletes an accepted form from the tab and the device. A copy with another token belongs to another form and stays. */
export function forgetSent(path: string): void {
  try {
    const copy = copyOf('answers', path)
    const token = /"token":"([^"]+)"/.exec(localStorage.getItem(copy) ?? '')?.[1]
    if (token && sessionStorage.getItem(nameOf(path))?.includes(token)) localStorage.removeItem(copy)
  } catch {
    // Storage is blocked.
  }
  forgetPages(path)
}

/** Whether this tab has a form that has been started and not sent. */
export const isUnderWay = (path: string): boolean =>
  Object.values(readPages(path)).some(({ kind }) => kind !== 'accepted')

let isFirst = true

/** Whether the document was opened by an address or a link, not by reload, Back or Forward. True once per document at most. */
function isFreshVisit(): boolean {
  if (!isFirst) return false
  isFirst = false
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type === 'navigate'
}
