import { useLayoutEffect, useRef } from 'react'
import { formatClock } from '#web/lib/dates.ts'
import { notificationWords, type PostedNotification } from '#web/lib/toast-queue.ts'
import { returnFocus } from '#web/focus/return-focus.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { useDismiss } from '#web/ui/disclosure/use-dismiss.ts'
import { Icon } from '#web/ui/icon/Icon.tsx'
import { Switch } from '#web/ui/switch/Switch.tsx'
import { toastIcons } from '#web/ui/toast/toast-icons.ts'
import styles from './NotificationPanel.module.css'

interface Props {
  readonly id: string
  readonly messages: readonly PostedNotification[]
  readonly isPersistent: boolean
  readonly onPersistentChange: (isPersistent: boolean) => void
  readonly onClose: () => void
}

/**
 * Lists every message of the visit, newest first, with the setting that keeps messages on the screen. It is in the flow after its
 * button and covers nothing. It takes the focus when it opens, and returns it and the scroll position when it closes. It also closes
 * when the focus leaves it, because toasts are shown only while it is closed.
 */
export function NotificationPanel({ id, messages, isPersistent, onPersistentChange, onClose }: Props) {
  const ref = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const panel = ref.current
    const opener = document.activeElement
    const top = window.scrollY
    panel?.focus()
    return () => {
      if (!panel?.contains(document.activeElement)) return
      window.scrollTo({ top, behavior: 'instant' })
      returnFocus(opener)
    }
  }, [])

  useDismiss({ panel: ref, id, isOpen: true, onEscape: (isInside) => isInside && onClose(), onLeave: onClose })

  return (
    <section
      ref={ref}
      id={id}
      className={styles['panel']}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-count`}
      tabIndex={-1}
    >
      <div className={styles['head']}>
        <h2 className={styles['title']} id={`${id}-title`}>
          Notifications
        </h2>
        <Button kind="quiet" icon="close" onPress={onClose}>
          Close
        </Button>
      </div>
      <p className={styles['count']} id={`${id}-count`}>
        {messages.length === 0
          ? 'There are no messages. Messages from this visit will appear here.'
          : messages.length === 1
            ? 'There is 1 message from this visit.'
            : `There are ${messages.length} messages from this visit, the newest first.`}
      </p>
      {messages.length > 0 && (
        <ol role="list">
          {[...messages].reverse().map(({ id: number, type, text, at }) => (
            <li className={styles['entry']} data-type={type} key={number}>
              <span className={styles['sign']}>
                <Icon name={toastIcons[type]} />
              </span>
              <div>
                <p>
                  <strong>{`${notificationWords[type]}:`}</strong> <span>{text}</span>
                </p>
                <p className={styles['time']}>
                  <time dateTime={new Date(at).toISOString()}>{formatClock(at)}</time>
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      <div className={styles['setting']}>
        <Switch
          isSelected={isPersistent}
          onChange={onPersistentChange}
          description="New messages then stay until you close them or go to another page. This device remembers your choice, unless your browser clears it."
        >
          Keep messages on screen
        </Switch>
      </div>
    </section>
  )
}
