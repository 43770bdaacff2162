import type { Outcome } from './outcome.ts'

/**
 * The pages of a form that this tab has shown or somebody typed on, by the stop of its history: what reload and the browser's
 * Back show again. They hold the form's token too, so that a form whose answer was lost is stored once, however often it is
 * loaded and sent. They go when the form has been accepted, which leaves its reference alone, when its address is opened afresh, and
 * with the tab. A browser that keeps nothing is no failure: then it is as without a script.
 */
const nameOf = (path: string) => `form ${path}`

/** Where a copy stands that a person has asked to be kept on this device (device-copy.ts). */
export const copyOf = (what: CopyKind, path: string): string => `kept ${what} ${path}`

/** Everything that was answered, or what somebody fills in about themselves each time. */
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

/** What React Router calls the stop with which a document begins. */
const firstStop = 'default'

/** @param key Of the stop. */
export function savedPage(path: string, key: string): Outcome | undefined {
  // Every document's first stop has one name: a new one by a link or an address must not find what another left there.
  if (key === firstStop && isFreshVisit()) forgetPages(path)
  return readPages(path)[key]
}

export function savePage(path: string, key: string, page: Outcome): void {
  try {
    sessionStorage.setItem(nameOf(path), JSON.stringify({ ...readPages(path), [key]: page }))
  } catch {
    // Full, or forbidden.
  }
}

function forgetPages(path: string): void {
  try {
    sessionStorage.removeItem(nameOf(path))
  } catch {
    // Forbidden, and so it holds nothing.
  }
}

/** The form was accepted: neither the tab nor the device keeps any of it. A copy of another form, by its token, stays. */
export function forgetSent(path: string): void {
  try {
    const copy = copyOf('answers', path)
    const token = /"token":"([^"]+)"/.exec(localStorage.getItem(copy) ?? '')?.[1]
    if (token && sessionStorage.getItem(nameOf(path))?.includes(token)) localStorage.removeItem(copy)
  } catch {
    // As above.
  }
  forgetPages(path)
}

/** Whether a form is under way in this tab. */
export const isUnderWay = (path: string): boolean =>
  Object.values(readPages(path)).some(({ kind }) => kind !== 'accepted')

let isFirst = true

/** Whether the document was just opened by its address or a link, not by reload, Back or Forward. True once at most. */
function isFreshVisit(): boolean {
  if (!isFirst) return false
  isFirst = false
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type === 'navigate'
}
