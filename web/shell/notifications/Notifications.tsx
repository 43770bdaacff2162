import { type ComponentType, useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType, useRouteLoaderData } from 'react-router'
import { shellNotices } from '#schema/errors/shell-notices.ts'
import { connection } from '#web/lib/connection.ts'
import { isLiveNavigation } from '#web/lib/live-navigation.ts'
import { loadCode } from '#web/loading/load-code.ts'
import { OptionalPart } from '#web/loading/OptionalPart.tsx'
import { clearToasts, notify, type PostedNotification, postedNotifications } from '#web/lib/toast-queue.ts'
import { DisclosureButton } from '#web/ui/disclosure/DisclosureButton.tsx'
import { Icon } from '#web/ui/icon/Icon.tsx'
import { clearsToasts } from './clears-toasts.ts'
import { LiveRegion } from './LiveRegion.tsx'
import type { CentreProps } from './NotificationCentre.tsx'
import styles from './Notifications.module.css'
import { useConnection } from './use-connection.ts'

/** Delay before prefetching the toasts and the panel, in ms. Without it, they could not load when the connection is lost. */
const fetchAheadAfterMs = 10_000

const loadCentre = loadCode(() => import('./NotificationCentre.tsx'))

/** As in the served page, in which a message of before its hydration is inserted later. */
const noMessages: readonly PostedNotification[] = []
const none = () => noMessages

/** The previous address. In the module, because an error page replaces the shell. Browser only: effects set it. */
let shownAddress: Pick<Location, 'pathname' | 'search'> | undefined

/**
 * The notifications button and the live region. It loads the toasts and the panel on first use. Without scripts it is hidden,
 * because messages come only from scripts.
 */
export function Notifications() {
  const autoCloseMs = useRouteLoaderData<{ readonly toastAutoCloseMs: number }>('root')?.toastAutoCloseMs
  const posted = useSyncExternalStore(postedNotifications.subscribe, postedNotifications.all, none)
  const { Centre, hasFailed, load, giveUp } = useCentre(posted.some(({ isOver }) => !isOver) ? posted.length : 0)
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()

  const toggle = useCallback(async () => {
    setOpen((wasOpen) => !wasOpen)
    if (await load()) return
    setOpen(false)
    notify({ type: 'error', text: shellNotices.notifications.join(' ') })
  }, [load])

  useConnection()
  useClearing()
  useEffect(() => {
    // While a toast is shown, its region handles F8 in the capture phase.
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
      <div data-needs-scripts="">
        <DisclosureButton
          className={styles['button']}
          isExpanded={isOpen}
          controls={isOpen && Centre ? panelId : undefined}
          onPress={toggle}
        >
          <Icon name="bell" />
          Notifications
        </DisclosureButton>
      </div>
      <LiveRegion posted={posted} isPlain={hasFailed} />
      {Centre && (
        <OptionalPart onFail={() => (giveUp(), setOpen(false))}>
          <Centre
            messages={posted}
            isOpen={isOpen}
            panelId={panelId}
            autoCloseMs={autoCloseMs}
            onClose={() => setOpen(false)}
          />
        </OptionalPart>
      )}
    </div>
  )
}

/** Loads the toasts and the panel when there is a message, and retries with the next message and when the connection is back. */
function useCentre(messages: number) {
  const [Centre, setCentre] = useState<ComponentType<CentreProps>>()
  const [hasFailed, setFailed] = useState(false)
  /** Their code loads, and throws. */
  const isBroken = useRef(false)

  const load = useCallback(async () => {
    if (isBroken.current) return false
    try {
      const { NotificationCentre } = await loadCentre()
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

  const giveUp = () => {
    isBroken.current = true
    setFailed(true)
  }
  return { Centre, hasFailed, load, giveUp }
}

/** Closes the toasts when the address changes (S52). Lasting information must be in the page itself. */
function useClearing() {
  const { pathname, search, state } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    const isLive = type !== NavigationType.Pop && isLiveNavigation(state)
    if (shownAddress && !isLive && clearsToasts(shownAddress, { pathname, search }, type)) clearToasts()
    shownAddress = { pathname, search }
  }, [pathname, search, state, type])
}
