import { ToastQueue } from '@react-stately/toast'
import type { Notification, NotificationType } from '#web/lib/toast-queue.ts'

/** What a toast says. */
export interface ToastContent extends Pick<Notification, 'text' | 'action'> {
  readonly type: NotificationType
}

/** How many toasts are kept (S53). */
const mostToasts = 5

/** How long a toast stays that may close by itself, in ms, where no setting says otherwise (S51). */
const defaultAutoCloseMs = 5000

const closesByItself: ReadonlySet<NotificationType> = new Set(['default', 'info', 'success'])

/**
 * When a toast closes by itself, in ms; 0 for never. A second is too short to read by (WCAG 2.2.1), so only what is neither
 * urgent nor to be acted on does; its words stay in the log (T1).
 */
export const autoCloseMs = ({ type, action }: ToastContent, ms: number = defaultAutoCloseMs): number =>
  closesByItself.has(type) && !action ? ms : 0

/**
 * React Stately's queue, newest first. That one holds back what exceeds its limit and shows it later, when it is no longer
 * news; here the newest stay and the oldest go.
 */
export class LimitedToastQueue extends ToastQueue<ToastContent> {
  override add(content: ToastContent, options?: Parameters<ToastQueue<ToastContent>['add']>[1]): string {
    const key = super.add(content, options)
    for (const toast of this.visibleToasts.slice(mostToasts)) this.close(toast.key)
    return key
  }
}
