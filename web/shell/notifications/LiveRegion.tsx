import { useEffect, useRef, useState } from 'react'
import { notificationWords, type PostedNotification } from '#web/lib/toast-queue.ts'
import { useMeasuredHeight } from '#web/lib/use-measured-height.ts'
import styles from './Notifications.module.css'

/** How long a message stays in the live region, in ms, so that a busy screen reader still announces it (T1). */
export const spokenForMs = 5000

/** The id of the last message in a region. In the module, because an error page replaces the shell. Browser only: effects set it. */
let lastSpoken = 0

interface Props {
  readonly posted: readonly PostedNotification[]
  /** The toasts could not be loaded, so the region shows the messages until they end. */
  readonly isPlain: boolean
}

/** Announces every message once. Served with the page, because a live region that is inserted with its text may be silent. */
export function LiveRegion({ posted, isPlain }: Props) {
  const region = useRef<HTMLDivElement>(null)
  useMeasuredHeight(region, '--toast-height', { isShown: isPlain })
  return (
    <div ref={region} className={isPlain ? styles['plain'] : 'visually-hidden'} aria-live="polite">
      {posted.map((message) => (
        <Message key={message.id} message={message} isPlain={isPlain} />
      ))}
    </div>
  )
}

interface MessageProps extends Pick<Props, 'isPlain'> {
  readonly message: PostedNotification
}

function Message({ message: { id, type, text, isOver }, isPlain }: MessageProps) {
  // A message that is over is of an earlier page. One that was posted before the scripts took over the page is still to be announced.
  const [isSpoken, setSpoken] = useState(isOver || id <= lastSpoken)
  useEffect(() => {
    lastSpoken = Math.max(lastSpoken, id)
    const timer = setTimeout(() => setSpoken(true), spokenForMs)
    return () => clearTimeout(timer)
  }, [id])
  if (isSpoken && (!isPlain || isOver)) return null
  return <p>{`${notificationWords[type]}: ${text}`}</p>
}
