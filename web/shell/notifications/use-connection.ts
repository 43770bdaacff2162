import { useEffect } from 'react'
import { shellNotices } from '#schema/errors/shell-notices.ts'
import { notify } from '#web/lib/toast-queue.ts'

/** Closes the warning. In the module, because an error page replaces the shell. */
let endWarning: (() => void) | undefined

const lose = () => {
  endWarning ??= notify({
    type: 'warning',
    text: shellNotices.offline.join(' '),
    isCondition: true,
  })
}

const regain = () => {
  if (!endWarning) return
  endWarning()
  endWarning = undefined
  notify({ type: 'success', text: shellNotices.online.join(' ') })
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
