import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { stoppedNavigation } from '#web/shell/page-loads/full-load.ts'
import styles from './PendingPage.module.css'

/** Delay of the announcement, in ms: a page that loads sooner announces its own title. */
export const speakAfterMs = 2000

/** Indicates that the next page is loading: visibly after 100 ms (by the style sheet), and announced once. */
export function PendingPage() {
  const { subscribe, isStopped } = stoppedNavigation
  const hasStopped = useSyncExternalStore(subscribe, isStopped, isStopped)
  const isPending = useNavigation().state === 'loading' && !hasStopped
  const [isSlow, setSlow] = useState(false)

  useEffect(() => {
    const timer = setTimeout(setSlow, isPending ? speakAfterMs : 0, isPending)
    return () => clearTimeout(timer)
  }, [isPending])

  return (
    <>
      {isPending && (
        <p className={styles['pending']} aria-hidden>
          Loading…
        </p>
      )}
      <p className="visually-hidden" role="status">
        {isPending && isSlow && 'The page is loading.'}
      </p>
    </>
  )
}
