import { useToast } from '@react-aria/toast'
import type { QueuedToast, ToastState } from '@react-stately/toast'
import { useEffect, useRef } from 'react'
import { notificationWords, type PostedNotification } from '#web/lib/toast-queue.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { Icon } from '#web/ui/icon/Icon.tsx'
import { ToggleButton } from '#web/ui/toggle-button-group/ToggleButton.tsx'
import styles from './Toast.module.css'
import { toastIcons } from './toast-icons.ts'
import { autoCloseMs, useAutoClose } from './use-auto-close.ts'
import { collapseMs } from './use-collapsing.ts'
import { useSwipe } from './use-swipe.ts'

interface Props {
  readonly toast: QueuedToast<PostedNotification>
  readonly state: ToastState<PostedNotification>
  /** The site's time for toasts that close by themselves. */
  readonly ms: number
  readonly isPaused: boolean
  readonly isPersistent: boolean
  readonly onPersistentChange: (isPersistent: boolean) => void
  /** It is closed, and folds. */
  readonly isClosing: boolean
  readonly onCollapsed: (key: string) => void
}

/**
 * One message of the region. The live region has spoken it to a screen reader; here it is a group to walk to, not an alert, which
 * would speak it twice. The first one of a visit offers to keep messages on the screen. The offer is no action of the message: the
 * toast still closes in its time, unless the pointer or the focus is on it.
 */
export function Toast({ toast, state, ms, isPaused, isPersistent, onPersistentChange, isClosing, onCollapsed }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const { key, content } = toast
  const { id, type, text, action } = content
  const { toastProps, titleProps, descriptionProps } = useToast({ toast }, state, ref)
  const close = () => state.close(key)
  const swipe = useSwipe(close)
  useAutoClose(autoCloseMs(content, ms), isPaused || isClosing, close)

  useEffect(() => {
    if (!isClosing) return undefined
    const timer = setTimeout(() => onCollapsed(key), collapseMs)
    return () => clearTimeout(timer)
  }, [isClosing, key, onCollapsed])

  return (
    <li className={styles['row']} data-closing={isClosing || undefined} inert={isClosing}>
      <div className={styles['fold']}>
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
          <p className={styles['word']} {...titleProps}>
            {notificationWords[type]}
          </p>
          <p className={styles['text']} {...descriptionProps}>
            {text}
          </p>
          <div className={styles['ends']}>
            {action && (
              <Button kind="secondary" onPress={action.onAction}>
                {action.label}
              </Button>
            )}
            <Button className={styles['close']} onPress={close}>
              <Icon name="close" />
              <span>
                Close <span className="visually-hidden">message: {text}</span>
              </span>
            </Button>
            {id === 1 && (
              <ToggleButton isSelected={isPersistent} onChange={onPersistentChange}>
                Keep messages on screen
              </ToggleButton>
            )}
          </div>
        </div>
      </div>
    </li>
  )
}
