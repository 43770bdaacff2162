import { type ComponentType, useCallback, useEffect, useId, useState, useSyncExternalStore } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType, useRouteLoaderData } from 'react-router'
import { connection } from '#web/lib/connection.ts'
import { isLiveNavigation } from '#web/lib/live-navigation.ts'
import { clearToasts, notify, postedNotifications } from '#web/lib/toast-queue.ts'
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts'
import { DisclosureButton } from '#web/ui/disclosure/DisclosureButton.tsx'
import { Icon } from '#web/ui/icon/Icon.tsx'
import { clearsToasts } from './clears-toasts.ts'
import { LiveRegion } from './LiveRegion.tsx'
import type { CentreProps } from './NotificationCentre.tsx'
import styles from './Notifications.module.css'
import { useConnection } from './use-connection.ts'

/** When the rest is fetched though nobody has needed it, in ms: that the connection is lost cannot be fetched once it is. */
const fetchAheadAfterMs = 10_000

/** The address that was shown before. Outlives the shell, which an error page replaces. Browser only: effects set it. */
let shown: Pick<Location, 'pathname' | 'search'> | undefined

/**
 * The visible way to the notifications, their live region, and what loads the rest on first use. With scripts only: without
 * them nothing here ever happens.
 */
export function Notifications() {
  const autoCloseMs = useRouteLoaderData<{ readonly toastAutoCloseMs: number }>('root')?.toastAutoCloseMs
  const posted = useSyncExternalStore(postedNotifications.subscribe, postedNotifications.all, postedNotifications.all)
  const isHydrated = useIsHydrated()
  const { Centre, hasFailed, load } = useCentre(posted.some(({ isOver }) => !isOver) ? posted.length : 0)
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()

  const toggle = useCallback(async () => {
    setOpen((wasOpen) => !wasOpen)
    if (await load()) return
    setOpen(false)
    notify({ type: 'error', text: 'We couldn’t open your notifications. Check your connection, then try again.' })
  }, [load])

  useConnection()
  useClearing()
  useEffect(() => {
    // While a toast is in sight F8 belongs to its region, which takes the key before it comes here.
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, repeat } = event
      if (key !== 'F8' || altKey || ctrlKey || metaKey || shiftKey) return
      event.preventDefault()
      if (!repeat) void toggle()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [toggle])

  return (
    <div className={styles['notifications']}>
      {isHydrated && (
        <DisclosureButton
          className={styles['button']}
          isExpanded={isOpen}
          controls={isOpen && Centre ? panelId : undefined}
          onToggle={toggle}
        >
          <Icon name="bell" />
          Notifications
        </DisclosureButton>
      )}
      <LiveRegion posted={posted} isPlain={hasFailed} />
      {Centre && (
        <Centre
          messages={posted}
          isOpen={isOpen}
          panelId={panelId}
          autoCloseMs={autoCloseMs}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

/** The toasts and the panel, once there is a message; tried again with the next one and when the connection is back. */
function useCentre(messages: number) {
  const [Centre, setCentre] = useState<ComponentType<CentreProps>>()
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(async () => {
    try {
      const { NotificationCentre } = await import('./NotificationCentre.tsx')
      setCentre(() => NotificationCentre)
      setFailed(false)
      return true
    } catch {
      setFailed(true)
      return false
    }
  }, [])

  useEffect(() => {
    if (Centre) return undefined
    const isNeeded = messages > 0
    const timer = isNeeded || !connection().savesData ? setTimeout(load, isNeeded ? 0 : fetchAheadAfterMs) : undefined
    addEventListener('online', load)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', load)
    }
  }, [messages, Centre, load])

  return { Centre, hasFailed, load }
}

/** Takes the toasts away when the address changes (S52). What must survive stands in the page that one comes to. */
function useClearing() {
  const { pathname, search, state } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    const isLive = type !== NavigationType.Pop && isLiveNavigation(state)
    if (shown && !isLive && clearsToasts(shown, { pathname, search }, type)) clearToasts()
    shown = { pathname, search }
  }, [pathname, search, state, type])
}
