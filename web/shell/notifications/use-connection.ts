import { useEffect } from 'react'
import { notify } from '#web/lib/toast-queue.ts'

/** Closes the warning. In the module, because an error page replaces the shell. */
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

/** Shows a warning while the connection is lost, and a message when it is back. */
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
