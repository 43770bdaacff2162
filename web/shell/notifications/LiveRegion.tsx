import { useEffect, useState } from 'react'
import { notificationWords, type PostedNotification } from '#web/lib/toast-queue.ts'
import styles from './Notifications.module.css'

/** How long the words stay here, in ms: a screen reader that is busy still finds them (T1). */
export const spokenForMs = 5000

interface Props {
  readonly posted: readonly PostedNotification[]
  /** The toasts could not be loaded: the words are seen here, for as long as they hold. */
  readonly isPlain: boolean
}

/** Speaks every message once. It is served with the page, because a live region that comes with its words may stay silent. */
export function LiveRegion({ posted, isPlain }: Props) {
  const last = posted.at(-1)?.id ?? 0
  // What was said before an error page replaced the shell is not said again.
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
