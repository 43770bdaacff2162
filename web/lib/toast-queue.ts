/**
 * The messages of a visit, in one list: the toasts are those that are open, the log is all of them, and the live region speaks
 * the new ones (web/shell/notifications). This file is all of it that loads with the page.
 */

export type NotificationType = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading'

/** The word for each type, seen and spoken, so that the type never depends on colour alone (S50). */
export const notificationWords = {
  default: 'Message',
  info: 'Good to know',
  success: 'Done',
  warning: 'Important',
  error: 'Problem',
  loading: 'Please wait',
} as const satisfies Record<NotificationType, string>

export interface Notification {
  /** 'default' when missing. Errors, warnings, loading and any toast with an action stay until they are closed. */
  readonly type?: NotificationType
  /** Plain words, one or two sentences. They stay in the log; a toast never holds the only copy of anything else. */
  readonly text: string
  /** Must be available in another place too: a sixth toast or a new page closes this one. */
  readonly action?: { readonly label: string; readonly onAction: () => void }
  /** A state that lasts (no connection), not an event: a new page does not close it. */
  readonly isCondition?: boolean
}

export interface PostedNotification extends Notification {
  /** From 1, in the order of posting. */
  readonly id: number
  readonly type: NotificationType
  /** ms since 1970. */
  readonly at: number
  /** Its toast is closed; the log keeps it. */
  readonly isOver: boolean
}

/** How many toasts are open at once (S53), and how many messages the log keeps. */
const maxToasts = 5
const maxLogged = 100

const storageKey = 'notifications'

const isLogged = (value: unknown): value is Pick<PostedNotification, 'type' | 'text' | 'at'> =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  Object.keys(notificationWords).some((type) => type === value.type) &&
  'text' in value &&
  typeof value.text === 'string' &&
  'at' in value &&
  typeof value.at === 'number'

/** The log of the visit's earlier pages. A visit is a tab's: it ends when the tab is closed. */
const restore = (): readonly PostedNotification[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return (Array.isArray(stored) ? stored : [])
      .filter(isLogged)
      .slice(-maxLogged)
      .map(({ type, text, at }, index) => ({ type, text, at, id: index + 1, isOver: true }))
  } catch {
    return [] // The server has no storage, a browser may refuse it, and any script may write to it.
  }
}

let posted = restore()
const listeners = new Set<() => void>()

const change = (next: typeof posted) => {
  posted = next
  for (const listener of listeners) listener()
}

const end = (isEnded: (notification: PostedNotification) => boolean) => {
  const isDue = (notification: PostedNotification) => !notification.isOver && isEnded(notification)
  if (posted.some(isDue)) change(posted.map((one) => (isDue(one) ? { ...one, isOver: true } : one)))
}

/** Closes one toast. */
export const closeToast = (id: number): void => end((one) => one.id === id)

/** Closes every toast but those of a lasting state. */
export const clearToasts = (): void => end(({ isCondition }) => !isCondition)

/**
 * Posts a message about something that happened, never the outcome of a form, which the page shows. In the browser only.
 * @returns closes the toast: when the loading is done, or the connection is back.
 */
export function notify(notification: Notification): () => void {
  const id = (posted.at(-1)?.id ?? 0) + 1
  const others = new Set(posted.filter(({ isOver }) => !isOver).slice(1 - maxToasts))
  change([
    ...posted.slice(1 - maxLogged).map((one) => (one.isOver || others.has(one) ? one : { ...one, isOver: true })),
    { type: 'default', ...notification, id, at: Date.now(), isOver: false },
  ])
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(posted.map(({ type, text, at }) => ({ type, text, at }))))
  } catch {
    // Without storage the log covers this page only.
  }
  return () => closeToast(id)
}

/** Every message of the visit, oldest first; for `useSyncExternalStore`. */
export const postedNotifications = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  all: (): readonly PostedNotification[] => posted,
}
