import { useEffect, useSyncExternalStore } from 'react'
import { preferences } from '#web/lib/preferences.ts'
import { postedNotifications } from '#web/lib/toast-queue.ts'
import { autoCloseMs, LimitedToastQueue } from '#web/ui/toast/LimitedToastQueue.ts'
import { ToastRegion } from '#web/ui/toast/ToastRegion.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'

export interface CentreProps {
  readonly isOpen: boolean
  /** The id of the open panel. */
  readonly panelId: string
  /** The site's setting for toasts that close by themselves, in ms. */
  readonly autoCloseMs: number | undefined
  readonly onClose: () => void
}

/** Both outlive the shell, which an error page replaces. */
const queue = new LimitedToastQueue()
const keys = new Map<number, string>()

/** Brings the toasts in line with what was posted. What was over before it could be shown is only in the log. */
const follow = (ms: number | undefined) => {
  for (const { id, isOver, ...content } of postedNotifications.all()) {
    const key = keys.get(id)
    if (key === undefined) keys.set(id, isOver ? '' : queue.add(content, { timeout: autoCloseMs(content, ms) }))
    else if (isOver && key !== '') {
      queue.close(key)
      keys.set(id, '')
    }
  }
}

/** What comes on first use: the toasts or, while it is open, the panel in their place. */
export function NotificationCentre({ isOpen, panelId, autoCloseMs: ms, onClose }: CentreProps) {
  const isKept = useSyncExternalStore(preferences.subscribe, () => preferences.get('messages') === 'keep')
  useEffect(() => {
    follow(ms)
    return postedNotifications.subscribe(() => follow(ms))
  }, [ms])
  return isOpen ? <NotificationPanel id={panelId} onClose={onClose} /> : <ToastRegion queue={queue} isKept={isKept} />
}
