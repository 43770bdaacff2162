import { useEffect } from 'react'
import { notify } from '#web/lib/toast-queue.ts'

/** Takes the warning away. Outlives the shell, which an error page replaces. */
let endWarning: (() => void) | undefined

const lose = () => {
  endWarning ??= notify({
    type: 'warning',
    text: 'You’re offline. You can keep reading this page. Wait until you’re back online before you send anything.',
    isCondition: true,
  })
}

const regain = () => {
  if (!endWarning) return
  endWarning()
  endWarning = undefined
  notify({ type: 'success', text: 'You’re back online.' })
}

/** Says when the connection is lost, for as long as it is, and when it is back. */
export const useConnection = () =>
  useEffect(() => {
    if (!navigator.onLine) lose()
    addEventListener('offline', lose)
    addEventListener('online', regain)
    return () => {
      removeEventListener('offline', lose)
      removeEventListener('online', regain)
    }
  }, [])
