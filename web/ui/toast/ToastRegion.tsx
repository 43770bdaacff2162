import { useToastRegion } from '@react-aria/toast'
import type { QueuedToast, ToastState } from '@react-stately/toast'
import { useMemo, useRef, useState } from 'react'
import type { PostedNotification } from '#web/lib/toast-queue.ts'
import { useMeasuredHeight } from '#web/lib/use-measured-height.ts'
import { Toast } from './Toast.tsx'
import styles from './Toast.module.css'
import { defaultAutoCloseMs, useIsAway } from './use-auto-close.ts'
import { type Row, useCollapsing } from './use-collapsing.ts'
import { useToastFocus } from './use-toast-focus.ts'
import { useToastKeys } from './use-toast-keys.ts'

interface Props {
  /** Oldest first; closed ones are not shown. */
  readonly messages: readonly PostedNotification[]
  readonly onClose: (id: number) => void
  /** When a toast closes by itself, if it may, in ms (S51). */
  readonly autoCloseMs?: number | undefined
  /** No toast closes by itself. */
  readonly isPersistent: boolean
  readonly onPersistentChange: (isPersistent: boolean) => void
}

/** The toasts, newest first, in the landmark 'Notifications'; renders nothing without toasts. */
export function ToastRegion({ messages, ...props }: Props) {
  const toasts = useMemo(
    () =>
      messages
        .filter(({ isOver }) => !isOver)
        .map((content) => ({ key: String(content.toast), content }))
        .reverse(),
    [messages],
  )
  const { rows, remove } = useCollapsing(toasts)
  const offering = messages.find(({ isInSight }) => !isInSight)?.toast
  return rows.length > 0 ? (
    <Region {...props} offering={offering} toasts={toasts} rows={rows} onCollapsed={remove} />
  ) : null
}

interface RegionProps extends Omit<Props, 'messages'> {
  readonly toasts: QueuedToast<PostedNotification>[]
  readonly rows: readonly Row<QueuedToast<PostedNotification>>[]
  /** The toast that offers to keep messages on the screen. */
  readonly offering: number | undefined
  readonly onCollapsed: (key: string) => void
}

function Region({
  toasts,
  rows,
  offering,
  onClose,
  autoCloseMs = defaultAutoCloseMs,
  isPersistent,
  onPersistentChange,
  onCollapsed,
}: RegionProps) {
  const ref = useRef<HTMLElement>(null)
  // Whether the pointer is over a toast or the focus is in one.
  const [isAttended, setAttended] = useState(false)
  const isPaused = useIsAway() || isAttended || isPersistent
  // The messages are the only state (web/lib/toast-queue.ts); React Aria's own queue would duplicate it.
  const state: ToastState<PostedNotification> = {
    visibleToasts: toasts,
    add: () => {
      throw new Error('Toasts are added with notify()')
    },
    close: (key) => {
      const content = toasts.find((toast) => toast.key === key)?.content
      if (content) onClose(content.id)
    },
    pauseAll: () => setAttended(true),
    resumeAll: () => setAttended(false),
  }
  const { regionProps } = useToastRegion({ 'aria-label': 'Notifications' }, state, ref)
  const goBack = useToastFocus(ref, rows)
  useToastKeys(ref, goBack, toasts.length > 0)
  useMeasuredHeight(ref, '--toast-height')

  return (
    <section {...regionProps} ref={ref} className={styles['region']}>
      <ol role="list" className={styles['list']}>
        {rows.map(({ item, isClosing }) => (
          <Toast
            key={item.key}
            toast={item}
            state={state}
            ms={autoCloseMs}
            isPaused={isPaused}
            offersPersistence={item.content.toast === offering}
            isPersistent={isPersistent}
            onPersistentChange={onPersistentChange}
            isClosing={isClosing}
            onCollapsed={onCollapsed}
          />
        ))}
      </ol>
    </section>
  )
}
