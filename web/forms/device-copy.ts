/**
 * Saves a form on the visitor's device on request: all answers to continue later, or the visitor's own details for the next
 * form. A copy is never changed: saving again writes a new one and then deletes the one that this tab saved or continued. So two tabs
 * never overwrite each other's.
 */
import type { Notice } from '#schema/errors/error-entry.ts'
import { savedNotices } from '#schema/errors/saved-notices.ts'
import { isAnswers, type Answers, type FormDefinition } from '#schema/forms/form-definition.ts'
import { formWords } from '#schema/forms/form-words.ts'
import { savedUntil } from '#schema/forms/form-life.ts'
import { formatClock, formatDayAndDate, inBrisbane } from '#web/lib/dates.ts'
import { inTab, onDevice, subscribeToDevice } from '#web/lib/stored.ts'
import { notify } from '#web/lib/toast-queue.ts'
import { isRecord } from '#schema/is-record.ts'
import { copiesOf, type CopyKind } from './saved-pages.ts'
import { onKnownStep, type StepOutcome } from './outcome.ts'
import { serverNow } from './server-time.ts'
import { showSaved } from './show-saved.ts'

interface Copies {
  readonly answers: StepOutcome
  readonly details: Answers
}

/** How many copies of one form the device may hold, each as large as lib/stored.ts allows. New details replace the earlier ones. */
export const maxCopies = { answers: 5, details: 1 } as const satisfies Record<CopyKind, number>

/** The visitor reads this figure (schema/forms/definitions/referral.ts). Any form that is opened later deletes expired copies. */
export const detailsSavedForDays = 90

const changedEvent = 'saved'

/** For `useSyncExternalStore`. */
export function subscribeToCopies(listener: () => void): () => void {
  const unsubscribe = subscribeToDevice(listener)
  addEventListener(changedEvent, listener)
  return () => {
    unsubscribe()
    removeEventListener(changedEvent, listener)
  }
}

/** In the tab, so that it survives reload. The token, because the tab may have opened a new form since. */
const ownKey = (kind: CopyKind, path: string) => `own ${kind} ${path}`

function setOwn(kind: CopyKind, path: string, key: string, token: string): void {
  inTab.write(ownKey(kind, path), { key, token })
  dispatchEvent(new Event(changedEvent))
}

/** The key of the copy that this tab has saved or continued of the form with this token. */
export function ownCopy(kind: CopyKind, path: string, token: string): string | undefined {
  const own = inTab.read(ownKey(kind, path))
  if (!isRecord(own) || typeof own['key'] !== 'string') return undefined
  const isOfForm = kind === 'details' || own['token'] === token
  return isOfForm && copiesOf(kind, path).includes(own['key']) ? own['key'] : undefined
}

function nameOf(key: string): string {
  const copy = onDevice.read(key)
  return isRecord(copy) && typeof copy['name'] === 'string' ? copy['name'] : formWords.device.unnamed
}

/** 'Referral, saved 26 November, 3:12 pm', with a number if another copy has this name. */
function newName(noun: string, now: number, others: readonly string[]): string {
  const name = `${noun}, saved ${inBrisbane(now).words.replace(/ \d+$/, '')}, ${formatClock(now)}`
  const taken = new Set(others.map(nameOf))
  let count = 1
  while (taken.has(count === 1 ? name : `${name} (${count})`)) count += 1
  return count === 1 ? name : `${name} (${count})`
}

const post = (type: 'success' | 'warning', notice: Notice): string => {
  const text = notice.join(' ')
  notify({ type, text, topic: 'saved' })
  return text
}

/**
 * @param noun What the copy is called in its name.
 * @returns what the visitor must know while the form is open. Undefined if the copy is saved.
 */
export function saveOnDevice<Kind extends CopyKind>(
  kind: Kind,
  path: string,
  noun: string,
  copy: Copies[Kind],
): string | undefined {
  const now = serverNow()
  const token = kind === 'answers' && typeof copy['token'] === 'string' ? copy['token'] : ''
  const existing = copiesOf(kind, path)
  const replaced = kind === 'details' ? existing : existing.filter((key) => key === ownCopy(kind, path, token))
  const others = existing.filter((key) => !replaced.includes(key))
  if (others.length >= maxCopies[kind]) return post('warning', savedNotices.tooMany(String(maxCopies[kind])))
  const until = kind === 'answers' ? savedUntil(token, now) : now + detailsSavedForDays * 24 * 60 * 60 * 1000
  const key = `saved ${kind} ${path} ${now.toString(36)}${Math.random().toString(36).slice(1)}`
  if (!onDevice.write(key, { until, name: newName(noun, now, others), copy }))
    return post('warning', savedNotices.refused)
  for (const old of replaced) onDevice.remove(old)
  // Otherwise the offer does not change: it would move the page under the visitor's finger.
  if (replaced.some((old) => document.querySelector(`[data-copy="${old}"]`))) showSaved()
  setOwn(kind, path, key, token)
  // Not refused: how long the page has been open is known only by the device's clock.
  if (until <= now) return post('warning', savedNotices.tooOld)
  post('success', savedNotices[`${kind}Saved`](formatDayAndDate(new Date(until).toISOString())))
  return undefined
}

export function forgetCopy(key: string): void {
  const name = nameOf(key)
  onDevice.remove(key)
  showSaved()
  dispatchEvent(new Event(changedEvent))
  post('success', savedNotices.forgotten(name))
}

/** Undefined, with a message, if another tab or the browser has deleted the copy, or it is not readable. */
function read<Kind extends CopyKind>(
  key: string,
  valid: (copy: unknown) => Copies[Kind] | undefined,
): Copies[Kind] | undefined {
  const stored = onDevice.read(key)
  const copy = isRecord(stored) ? valid(stored['copy']) : undefined
  if (copy) return copy
  showSaved()
  post('warning', savedNotices.gone)
  return undefined
}

/**
 * Undefined if there is no readable copy. A step that no longer exists falls back to the first. The copy includes its
 * token, so that a form that was received after all is not stored twice.
 */
export function savedAnswers(definition: FormDefinition, path: string, key: string): StepOutcome | undefined {
  const found = read<'answers'>(key, (copy) => {
    if (!isRecord(copy) || !isRecord(copy['at'])) return undefined
    const { token, at } = copy
    const { step, sealed, answers } = at
    if (typeof token !== 'string' || typeof step !== 'string' || typeof sealed !== 'string' || !isAnswers(answers))
      return undefined
    return onKnownStep(definition, { kind: 'step', token, at: { step, sealed, answers, advice: [] } })
  })
  if (found) setOwn('answers', path, key, found.token)
  return found
}

/** Undefined if there is no readable copy. */
export const savedDetails = (key: string): Answers | undefined =>
  read<'details'>(key, (copy) => (isAnswers(copy) ? copy : undefined))
