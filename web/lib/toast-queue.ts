/**
 * The messages of a visit, in one list. The toasts are the open messages, the log lists all of them, and the live region announces
 * new ones (web/shell/notifications). Only this file loads with the page.
 */
import { inTab } from './stored.ts'

export type NotificationType = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading'

/** The word for each type, visible and announced, so that the type never depends on colour alone (S50). */
export const notificationWords = {
  default: 'Message',
  info: 'Good to know',
  success: 'Done',
  warning: 'Important',
  error: 'Problem',
  loading: 'Please wait',
} as const satisfies Record<NotificationType, string>

export interface Notification {
  /** Default: 'default'. Errors, warnings, loading and any toast with an action stay open until they are closed. */
  readonly type?: NotificationType
  /** Plain words, one or two sentences. The log stores them; a toast must not be the only place of any other information. */
  readonly text: string
  /** The action must be available elsewhere too: a sixth toast or a new page closes this one. */
  readonly action?: { readonly label: string; readonly onAction: () => void }
  /** What it is about. An open toast with the same topic shows the new message instead of the old one. Default: the text. */
  readonly topic?: string
  /** The page keeps the outcome in sight, as the compare tray does. Its toast does not offer to stay. */
  readonly isInSight?: boolean
  /** A lasting state, such as a lost connection, not an event: a new page does not close it. */
  readonly isCondition?: boolean
}

export interface PostedNotification extends Notification {
  /** Counts from 1, in order of posting. */
  readonly id: number
  readonly type: NotificationType
  readonly topic: string
  /** Identifies the toast: the id of the first message that it showed. */
  readonly toast: number
  /** ms since 1970. */
  readonly at: number
  /** Whether its toast is closed. The log still lists it. */
  readonly isOver: boolean
}

/** The maximum number of open toasts (S53) and of messages in the log. */
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

/** Reads the log of the earlier pages of this visit. A visit ends when its tab is closed. The server has no storage. */
const restore = (): readonly PostedNotification[] => {
  const stored = inTab.read(storageKey)
  return (Array.isArray(stored) ? stored : [])
    .filter(isLogged)
    .slice(-maxLogged)
    .map(({ type, text, at }, index) => ({
      type,
      text,
      at,
      topic: text,
      id: index + 1,
      toast: index + 1,
      isOver: true,
    }))
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

/** Closes every toast except those of a lasting state. */
export const clearToasts = (): void => end(({ isCondition }) => !isCondition)

/**
 * Posts a message about an event. The outcome of a form is shown in the page instead. Browser only.
 * @returns a function that closes the toast, for example when loading has finished or the connection is back.
 */
export function notify(notification: Notification): () => void {
  const id = (posted.at(-1)?.id ?? 0) + 1
  const { topic = notification.text } = notification
  const replaced = posted.find((one) => !one.isOver && one.topic === topic)
  const others = new Set(posted.filter((one) => !one.isOver && one !== replaced).slice(1 - maxToasts))
  change([
    ...posted.slice(1 - maxLogged).map((one) => (one.isOver || others.has(one) ? one : { ...one, isOver: true })),
    { type: 'default', ...notification, topic, id, toast: replaced?.toast ?? id, at: Date.now(), isOver: false },
  ])
  // Without storage the log covers this page only.
  inTab.write(
    storageKey,
    posted.map(({ type, text, at }) => ({ type, text, at })),
  )
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
