import { useEffect, useRef, useState } from 'react'
import { notificationWords, type PostedNotification } from '#web/lib/toast-queue.ts'
import { useMeasuredHeight } from '#web/lib/use-measured-height.ts'
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
  // Messages announced before an error page replaced the shell are not repeated.
  const [lastBefore] = useState(posted.at(-1)?.id ?? 0)
  const region = useRef<HTMLDivElement>(null)
  useMeasuredHeight(region, '--toast-height', { isShown: isPlain })
  return (
    <div ref={region} className={isPlain ? styles['plain'] : 'visually-hidden'} aria-live="polite">
      {posted.map((message) => (
        <Message key={message.id} message={message} isPlain={isPlain} wasSpoken={message.id <= lastBefore} />
      ))}
    </div>
  )
}

interface MessageProps extends Pick<Props, 'isPlain'> {
  readonly message: PostedNotification
  readonly wasSpoken: boolean
}

function Message({ message: { type, text, isOver }, isPlain, wasSpoken }: MessageProps) {
  const [isSpoken, setSpoken] = useState(wasSpoken)
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(true), spokenForMs)
    return () => clearTimeout(timer)
  }, [])
  if (isSpoken && (!isPlain || isOver)) return null
  return <p>{`${notificationWords[type]}: ${text}`}</p>
}
