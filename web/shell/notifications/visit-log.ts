import { type NotificationType, notificationWords, postedNotifications } from '#web/lib/toast-queue.ts'

/** A message as the log keeps it. */
export interface LogEntry {
  /** From 1, in the order of time. */
  readonly number: number
  readonly type: NotificationType
  readonly text: string
  /** ms since 1970. */
  readonly at: number
}

const storageKey = 'notifications'

const isEntry = (value: unknown): value is Omit<LogEntry, 'number'> =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  Object.keys(notificationWords).some((type) => type === value.type) &&
  'text' in value &&
  typeof value.text === 'string' &&
  'at' in value &&
  typeof value.at === 'number'

/** What the visit's earlier pages have said. A visit is a tab's: it ends when the tab is closed. */
const readEarlier = () => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return [] // A browser may refuse storage, and anybody may write to it.
  }
}

const earlier = readEarlier()
let entries: readonly LogEntry[] = []

const keep = () => {
  entries = [...earlier, ...postedNotifications.all()].map(({ type, text, at }, index) => ({
    number: index + 1,
    type,
    text,
    at,
  }))
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(entries))
  } catch {
    // Then it holds for this page.
  }
}
keep()
postedNotifications.subscribe(keep)

/** Every message of the visit, oldest first; for `useSyncExternalStore`. In the browser only. */
export const visitLog = {
  subscribe: postedNotifications.subscribe,
  entries: (): readonly LogEntry[] => entries,
}
