import { type Answers, isAnswers } from '#schema/forms/form-definition.ts'
import { isRecord } from '#schema/is-record.ts'
import { inTab, onDevice } from '#web/lib/stored.ts'
import type { Outcome } from './outcome.ts'

/**
 * Saves the pages of a form in this tab, by the key of their history entry, so that reload and the browser's Back show them
 * again. A page includes the form's token, so that a form whose response was lost is stored only once. The pages are
 * deleted when the form is accepted (except the reference), when its address is opened afresh, and with the tab. Without
 * storage the form behaves as it does without scripts.
 */
const nameOf = (path: string) => `form ${path}`

/** All answers of a form, or the visitor's own details for the next form. */
export type CopyKind = 'answers' | 'details'

type Pages = Readonly<Record<string, Outcome>>

const readPages = (path: string): Pages => {
  const pages = inTab.read(nameOf(path))
  // Only this file writes it.
  return isRecord(pages) ? (pages as Pages) : {}
}

/** The keys of the copies on this device that the visitor asked to save (device-copy.ts). */
export const copiesOf = (kind: CopyKind, path: string): readonly string[] =>
  onDevice.keys().filter((key) => `${key} `.startsWith(`saved ${kind} ${path} `))

/** React Router's key for the first history entry of a document. */
const firstEntry = 'default'

/** @param key The history entry's key. */
export function savedPage(path: string, key: string): Outcome | undefined {
  // The first entry of every document has the same key, so a fresh document must not show the pages of an earlier one.
  if (key === firstEntry && isFreshVisit()) forgetPages(path)
  return readPages(path)[key]
}

/** Of too many pages for the storage, the oldest are dropped. */
export function savePage(path: string, key: string, page: Outcome): void {
  const { [key]: _, ...others } = readPages(path)
  const pages = [...Object.entries(others), [key, page]]
  while (pages.length > 0 && !inTab.write(nameOf(path), Object.fromEntries(pages))) pages.shift()
}

const startKey = (path: string) => `start ${path}`

/** Answers for the form that this tab opens next at the path. They are in no address, because addresses are logged. */
export const startForm = (path: string, answers: Answers): boolean => inTab.write(startKey(path), answers)

/** The answers of `startForm`, once. */
export function takeStart(path: string): Answers | undefined {
  const answers = inTab.read(startKey(path))
  inTab.remove(startKey(path))
  return isAnswers(answers) ? answers : undefined
}

const forgetPages = (path: string): void => inTab.remove(nameOf(path))

/** Deletes an accepted form from the tab and the device. A copy with another token belongs to another form and stays. */
export function forgetSent(path: string): void {
  const pages = JSON.stringify(readPages(path))
  for (const key of copiesOf('answers', path)) {
    const stored = onDevice.read(key)
    const copy = isRecord(stored) ? stored['copy'] : undefined
    const token = isRecord(copy) ? copy['token'] : undefined
    if (typeof token === 'string' && token && pages.includes(token)) onDevice.remove(key)
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
