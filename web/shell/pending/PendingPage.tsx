import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { stoppedNavigation } from '#web/shell/page-loads/full-load.ts'
import styles from './PendingPage.module.css'

/** From here on a wait is worth a word, in ms: a page that comes sooner says its own title. */
export const speakAfterMs = 2000

/** Says that the next page is on its way: in sight once 100 ms have passed (the style sheet waits), and once in words. */
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
