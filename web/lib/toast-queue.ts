/**
 * The seam to the notifications. Whoever has something to say calls `notify`; web/shell/notifications speaks it, shows it as a
 * toast and keeps it in the log. This file is all of it that is loaded at once.
 */

export type NotificationType = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading'

/** The word for each type, seen and spoken, so that colour never tells alone (S50). */
export const notificationWords = {
  default: 'Message',
  info: 'Good to know',
  success: 'Done',
  warning: 'Important',
  error: 'Problem',
  loading: 'Please wait',
} as const satisfies Record<NotificationType, string>

export interface Notification {
  /** 'default' when missing. Errors, warnings, what is loading and whatever has an action stay until they are closed. */
  readonly type?: NotificationType
  /** Plain words, one or two sentences. They stay in the log; a toast never holds the only copy of anything else. */
  readonly text: string
  /** Must be open to a person in another place too: a sixth toast or a new page takes this one away. */
  readonly action?: { readonly label: string; readonly onAction: () => void }
  /** Says what is still so (no connection), not what has happened: a new page does not take it away. */
  readonly isCondition?: boolean
}

export interface PostedNotification extends Notification {
  /** From 1, in the order of posting. */
  readonly id: number
  readonly type: NotificationType
  /** ms since 1970. */
  readonly at: number
  /** No longer of use as a toast; still in the log. */
  readonly isOver: boolean
}

let posted: readonly PostedNotification[] = []
const listeners = new Set<() => void>()

const change = (next: typeof posted) => {
  posted = next
  for (const listener of listeners) listener()
}

const end = (isEnded: (notification: PostedNotification) => boolean) => {
  const isDue = (notification: PostedNotification) => !notification.isOver && isEnded(notification)
  if (posted.some(isDue)) change(posted.map((one) => (isDue(one) ? { ...one, isOver: true } : one)))
}

/**
 * Tells something that happened, never the outcome of a form: that stands in the page. In the browser only.
 * @returns what takes the toast away again: when the loading is done, the connection back.
 */
export function notify(notification: Notification): () => void {
  const id = posted.length + 1
  change([...posted, { type: 'default', ...notification, id, at: Date.now(), isOver: false }])
  return () => end((one) => one.id === id)
}

/** Every toast but those that say what is still so. */
export const clearToasts = (): void => end(({ isCondition }) => !isCondition)

/** Everything that was posted since the page was loaded; for `useSyncExternalStore`. */
export const postedNotifications = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  all: (): readonly PostedNotification[] => posted,
}
