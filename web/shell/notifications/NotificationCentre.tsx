import { useSyncExternalStore } from 'react'
import { choose, preferences } from '#web/lib/preferences.ts'
import { closeToast, type PostedNotification } from '#web/lib/toast-queue.ts'
import { ToastRegion } from '#web/ui/toast/ToastRegion.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'

export interface CentreProps {
  readonly messages: readonly PostedNotification[]
  readonly isOpen: boolean
  /** The id of the panel. */
  readonly panelId: string
  /** The site's setting for toasts that close by themselves, in ms. */
  readonly autoCloseMs: number | undefined
  readonly onClose: () => void
}

const keep = (isPersistent: boolean) => choose('messages', isPersistent ? 'keep' : undefined)

/** Loads on first use. It shows the toasts or, when open, the panel instead. */
export function NotificationCentre({ messages, isOpen, panelId, autoCloseMs, onClose }: CentreProps) {
  const isPersistent = useSyncExternalStore(preferences.subscribe, () => preferences.get('messages') === 'keep')
  const setting = { messages, isPersistent, onPersistentChange: keep }
  return isOpen ? (
    <NotificationPanel {...setting} id={panelId} onClose={onClose} />
  ) : (
    <ToastRegion {...setting} onClose={closeToast} autoCloseMs={autoCloseMs} />
  )
}
