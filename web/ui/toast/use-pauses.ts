import type { ToastState } from '@react-stately/toast'
import { useCallback, useEffect, useRef } from 'react'
import type { ToastContent } from './LimitedToastQueue.ts'

/** Why toasts wait. */
export type PauseReason = 'attention' | 'hidden' | 'unfocused' | 'kept'

/**
 * Holds the toasts' timers for as long as there is any reason to (S57): React Aria's own, hover and focus, are 'attention'; the
 * page is hidden; its window has no focus; or the person keeps messages. All go through one gate, because resuming a timer
 * that runs would start it a second time.
 */
export function usePauses(state: ToastState<ToastContent>, isKept: boolean) {
  const reasons = useRef(new Set<PauseReason>())
  const toasts = useRef(state)
  useEffect(() => {
    toasts.current = state
  })

  const setPause = useCallback((reason: PauseReason, isOn: boolean) => {
    const wasWaiting = reasons.current.size > 0
    if (isOn) reasons.current.add(reason)
    else reasons.current.delete(reason)
    const waits = reasons.current.size > 0
    if (waits && !wasWaiting) toasts.current.pauseAll()
    if (!waits && wasWaiting) toasts.current.resumeAll()
  }, [])

  // A toast starts its timer as it appears: one that comes while the others wait, waits too.
  const { visibleToasts } = state
  useEffect(() => {
    if (visibleToasts.length > 0 && reasons.current.size > 0) toasts.current.pauseAll()
  }, [visibleToasts])

  useEffect(() => setPause('kept', isKept), [isKept, setPause])

  useEffect(() => {
    const look = () => {
      setPause('hidden', document.visibilityState === 'hidden')
      setPause('unfocused', !document.hasFocus())
    }
    look()
    addEventListener('focus', look)
    addEventListener('blur', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      removeEventListener('blur', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [setPause])

  return setPause
}
