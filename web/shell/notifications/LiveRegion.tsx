import { useEffect, useState } from 'react'
import { notificationWords, type PostedNotification } from '#web/lib/toast-queue.ts'
import styles from './Notifications.module.css'

/** How long a message stays in the live region, in ms, so that a busy screen reader still announces it (T1). */
export const spokenForMs = 5000

interface Props {
  readonly posted: readonly PostedNotification[]
  /** The toasts could not be loaded, so the region shows the messages until they end. */
  readonly isPlain: boolean
}

/** Announces every message once. Served with the page, because a live region that is inserted with its text may be silent. */
export function LiveRegion({ posted, isPlain }: Props) {
  const last = posted.at(-1)?.id ?? 0
  // Messages announced before an error page replaced the shell are not repeated.
  const [spoken, setSpoken] = useState(last)

  useEffect(() => {
    setTimeout(() => setSpoken(last), spokenForMs)
  }, [last])

  const isHere = ({ id, isOver }: PostedNotification) => id > spoken || (isPlain && !isOver)
  return (
    <div className={isPlain ? styles['plain'] : 'visually-hidden'} aria-live="polite">
      {posted.filter(isHere).map(({ id, type, text }) => (
        <p key={id}>
          {notificationWords[type]}: {text}
        </p>
      ))}
    </div>
  )
}
