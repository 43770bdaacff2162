import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Notification, NotificationType } from '#web/lib/toast-queue.ts'

/** How long a toast stays that closes by itself, in ms, where no setting gives another time (S51). */
export const defaultAutoCloseMs = 5000

const closesByItself: ReadonlySet<NotificationType> = new Set(['default', 'info', 'success'])

/**
 * When a toast closes by itself, in ms; 0 for never. A second is too short to read by (WCAG 2.2.1), so only messages that are
 * neither urgent nor need an action do; their words stay in the log (T1).
 */
export const autoCloseMs = ({ type = 'default', action }: Notification, ms: number): number =>
  closesByItself.has(type) && !action ? ms : 0

/** Calls `onEnd` after `ms` in which it was not paused; never for 0. */
export function useAutoClose(ms: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(ms)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (ms === 0 || isPaused) return undefined
    const since = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [ms, isPaused])
}

const isAway = () => document.visibilityState === 'hidden' || !document.hasFocus()
const subscribe = (onChange: () => void) => {
  addEventListener('focus', onChange)
  addEventListener('blur', onChange)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    removeEventListener('focus', onChange)
    removeEventListener('blur', onChange)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** Whether the page is hidden or its window has no focus (S57). In the browser only. */
export const useIsAway = (): boolean => useSyncExternalStore(subscribe, isAway)
