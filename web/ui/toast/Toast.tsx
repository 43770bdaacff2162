import { useToast } from '@react-aria/toast'
import type { QueuedToast, ToastState } from '@react-stately/toast'
import { useEffect, useRef } from 'react'
import { notificationWords, type PostedNotification } from '#web/lib/toast-queue.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { Icon } from '#web/ui/icon/Icon.tsx'
import { ToggleButton } from '#web/ui/toggle-button/ToggleButton.tsx'
import styles from './Toast.module.css'
import { toastIcons } from './toast-icons.ts'
import { autoCloseMs, useAutoClose } from './use-auto-close.ts'
import { collapseMs } from './use-collapsing.ts'
import { useSwipe } from './use-swipe.ts'

interface Props {
  readonly toast: QueuedToast<PostedNotification>
  readonly state: ToastState<PostedNotification>
  /** The site's setting for toasts that close by themselves, in ms. */
  readonly ms: number
  readonly isPaused: boolean
  readonly offersPersistence: boolean
  readonly isPersistent: boolean
  readonly onPersistentChange: (isPersistent: boolean) => void
  /** Whether it is closed and its closing animation runs. */
  readonly isClosing: boolean
  readonly onCollapsed: (key: string) => void
}

/**
 * One toast of the region. The live region has announced its message, so it is a group, not an alert, which would announce it twice.
 * The first toast of a visit whose outcome is not in sight offers to keep messages on the screen. The offer is not an
 * action of the message, so the toast still closes by itself, unless it has the pointer or the focus.
 */
export function Toast({
  toast,
  state,
  ms,
  isPaused,
  offersPersistence,
  isPersistent,
  onPersistentChange,
  isClosing,
  onCollapsed,
}: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const { key, content } = toast
  const { id, type, text, action } = content
  const { toastProps, titleProps, descriptionProps } = useToast({ toast }, state, ref)
  const close = () => state.close(key)
  const swipe = useSwipe(close)
  useAutoClose(id, autoCloseMs(content, ms), isPaused || isClosing, close)

  useEffect(() => {
    if (!isClosing) return undefined
    const timer = setTimeout(() => onCollapsed(key), collapseMs)
    return () => clearTimeout(timer)
  }, [isClosing, key, onCollapsed])

  return (
    <li className={styles['row']} data-closing={isClosing || undefined}>
      <div className={styles['fold']} inert={isClosing}>
        <div
          {...toastProps}
          {...swipe}
          ref={ref}
          role="group"
          aria-modal={undefined}
          tabIndex={-1}
          className={styles['toast']}
          data-type={type}
          data-toast={key}
        >
          <span className={styles['sign']}>
            <Icon name={toastIcons[type]} />
          </span>
          <div>
            <p className={styles['word']} {...titleProps}>
              {notificationWords[type]}
            </p>{' '}
            <p className={styles['text']} {...descriptionProps}>
              {text}
            </p>
          </div>
          <Button className={styles['close']} onPress={close}>
            <Icon name="close" />
            <span className="visually-hidden">{`Close message: ${text}`}</span>
          </Button>
          {(action || offersPersistence) && (
            <div className={styles['ends']}>
              {action && (
                <Button kind="secondary" onPress={action.onAction}>
                  {action.label}
                </Button>
              )}
              {offersPersistence && (
                <ToggleButton isSelected={isPersistent} onChange={onPersistentChange}>
                  Keep messages on screen
                </ToggleButton>
              )}
            </div>
          )}
        </div>
      </div>
    </li>
  )
}
