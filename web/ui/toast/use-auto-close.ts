import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Notification, NotificationType } from '#web/lib/toast-queue.ts'

/** How long a toast that closes by itself stays open by default, in ms (S51). */
export const defaultAutoCloseMs = 5000

const closesByItself: ReadonlySet<NotificationType> = new Set(['default', 'info', 'success'])

/**
 * Returns when a toast closes by itself, in ms; 0 for never. A second is too short to read (WCAG 2.2.1), so only messages that are
 * not urgent and need no action close; the log still lists them (T1).
 */
export const autoCloseMs = ({ type = 'default', action }: Notification, ms: number): number =>
  closesByItself.has(type) && !action ? ms : 0

/** Calls `onEnd` after `ms` of unpaused time, which starts again with each message; never for 0. */
export function useAutoClose(message: number, ms: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef({ message, ms })
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (left.current.message !== message) left.current = { message, ms }
    if (ms === 0 || isPaused) return undefined
    const { current } = left
    const since = performance.now()
    const timer = setTimeout(() => end.current(), current.ms)
    return () => {
      clearTimeout(timer)
      current.ms -= performance.now() - since
    }
  }, [message, ms, isPaused])
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
