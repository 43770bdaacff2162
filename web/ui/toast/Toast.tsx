import { useToast } from '@react-aria/toast'
import type { QueuedToast, ToastState } from '@react-stately/toast'
import { useEffect, useRef } from 'react'
import { notificationWords } from '#web/lib/toast-queue.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { Icon } from '#web/ui/icon/Icon.tsx'
import type { ToastContent } from './LimitedToastQueue.ts'
import styles from './Toast.module.css'
import { toastIcons } from './toast-icons.ts'
import { collapseMs } from './use-collapsing.ts'
import { useSwipe } from './use-swipe.ts'

interface Props {
  readonly toast: QueuedToast<ToastContent>
  readonly state: ToastState<ToastContent>
  /** It has gone, and folds. */
  readonly isClosing: boolean
  readonly onCollapsed: (key: string) => void
}

/**
 * One message of the region. A screen reader has heard it from the live region; here it is a group that one can walk to, not
 * an alert, or it would be spoken twice.
 */
export function Toast({ toast, state, isClosing, onCollapsed }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const { key, content } = toast
  const { type, text, action } = content
  const { toastProps, titleProps, descriptionProps } = useToast({ toast }, state, ref)
  const close = () => state.close(key)
  const swipe = useSwipe(close)

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
            <button type="button" className={styles['close']} onClick={close}>
              <Icon name="close" />
              <span>
                Close <span className="visually-hidden">message: {text}</span>
              </span>
            </button>
          </div>
        </div>
      </div>
    </li>
  )
}
