import { useToastRegion } from '@react-aria/toast'
import type { QueuedToast, ToastState } from '@react-stately/toast'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { returnFocus } from '#web/lib/return-focus.ts'
import type { PostedNotification } from '#web/lib/toast-queue.ts'
import { Toast } from './Toast.tsx'
import styles from './Toast.module.css'
import { defaultAutoCloseMs, useIsAway } from './use-auto-close.ts'
import { type Row, useCollapsing } from './use-collapsing.ts'

interface Props {
  /** Oldest first; closed ones are not shown. */
  readonly messages: readonly PostedNotification[]
  readonly onClose: (id: number) => void
  /** When a toast closes by itself, if it may, in ms (S51). */
  readonly autoCloseMs?: number | undefined
  /** No toast closes by itself. */
  readonly isPersistent: boolean
  readonly onPersistentChange: (isPersistent: boolean) => void
}

/** The toasts, newest first, in the landmark 'Notifications'; renders nothing without toasts. */
export function ToastRegion({ messages, ...props }: Props) {
  const toasts = useMemo(
    () =>
      messages
        .filter(({ isOver }) => !isOver)
        .map((content) => ({ key: String(content.id), content }))
        .toReversed(),
    [messages],
  )
  const { rows, remove } = useCollapsing(toasts)
  return rows.length > 0 ? <Region {...props} toasts={toasts} rows={rows} onCollapsed={remove} /> : null
}

interface RegionProps extends Omit<Props, 'messages'> {
  readonly toasts: QueuedToast<PostedNotification>[]
  readonly rows: readonly Row<QueuedToast<PostedNotification>>[]
  readonly onCollapsed: (key: string) => void
}

function Region({
  toasts,
  rows,
  onClose,
  autoCloseMs = defaultAutoCloseMs,
  isPersistent,
  onPersistentChange,
  onCollapsed,
}: RegionProps) {
  const ref = useRef<HTMLElement>(null)
  // Whether the pointer is over a toast or the focus is in one.
  const [isAttended, setAttended] = useState(false)
  const isPaused = useIsAway() || isAttended || isPersistent
  // The messages are the only state (web/lib/toast-queue.ts); React Aria's own queue would duplicate it.
  const state: ToastState<PostedNotification> = {
    visibleToasts: toasts,
    add: () => {
      throw new Error('Toasts are added with notify()')
    },
    close: (key) => onClose(Number(key)),
    pauseAll: () => setAttended(true),
    resumeAll: () => setAttended(false),
  }
  const { regionProps } = useToastRegion({ 'aria-label': 'Notifications' }, state, ref)
  const goBack = useFocus(ref, rows)
  useKeys(ref, goBack, toasts.length > 0)
  useRoomBelow(ref)

  return (
    <section {...regionProps} ref={ref} className={styles['region']}>
      <ol role="list" className={styles['list']}>
        {rows.map(({ item, isClosing }) => (
          <Toast
            key={item.key}
            toast={item}
            state={state}
            ms={autoCloseMs}
            isPaused={isPaused}
            isPersistent={isPersistent}
            onPersistentChange={onPersistentChange}
            isClosing={isClosing}
            onCollapsed={onCollapsed}
          />
        ))}
      </ol>
    </section>
  )
}

type ElementRef = RefObject<HTMLElement | null>

/**
 * When a focused toast closes, the focus moves to the toast below it, else to the one above, else back to its origin (S55).
 * @returns a function that moves the focus back to its origin.
 */
function useFocus(region: ElementRef, rows: RegionProps['rows']): () => void {
  const originRef = useRef<Element>(null)
  const focused = useRef<string>(undefined)
  const order = useRef<readonly string[]>([])
  const goBack = useCallback(() => returnFocus(originRef.current), [])

  useEffect(() => {
    const element = region.current
    if (!element) return undefined
    const isInside = (other: EventTarget | null) => other instanceof Element && element.contains(other)
    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      if (target instanceof Element) focused.current = target.closest<HTMLElement>('[data-toast]')?.dataset['toast']
      if (!isInside(relatedTarget)) originRef.current = relatedTarget instanceof Element ? relatedTarget : null
    }
    // Chromium fires focusout during a removal too; the focus must then still move.
    const onFocusOut = () =>
      queueMicrotask(() => {
        if (!isInside(document.activeElement)) focused.current = undefined
      })
    // A mouse press does not move the focus into the region, so the page keeps it and no toast is paused indefinitely.
    const onMouseDown = (event: MouseEvent) => {
      if (!isInside(document.activeElement)) event.preventDefault()
    }
    element.addEventListener('focusin', onFocusIn)
    element.addEventListener('focusout', onFocusOut)
    element.addEventListener('mousedown', onMouseDown)
    return () => {
      element.removeEventListener('focusin', onFocusIn)
      element.removeEventListener('focusout', onFocusOut)
      element.removeEventListener('mousedown', onMouseDown)
    }
  }, [region])

  useLayoutEffect(() => {
    const before = order.current
    order.current = rows.map(({ item }) => item.key)
    const isOpen = (key: string) => rows.some(({ item, isClosing }) => item.key === key && !isClosing)
    const closed = focused.current
    if (closed === undefined || isOpen(closed)) return
    const index = before.indexOf(closed)
    const next = before.slice(index + 1).find(isOpen) ?? before.slice(0, index).findLast(isOpen)
    if (next === undefined) return goBack()
    const origin = originRef.current
    region.current?.querySelector<HTMLElement>(`[data-toast="${next}"]`)?.focus()
    // When a focused toast is removed at once, focusin has no relatedTarget, so the origin is restored here.
    originRef.current = origin
  }, [rows, region, goBack])

  // With reduced motion the region is removed with its last toast.
  useLayoutEffect(() => {
    const element = region.current
    return () => {
      if (element?.contains(document.activeElement)) goBack()
    }
  }, [region, goBack])

  return goBack
}

/**
 * F8 and F6 move the focus to the region and back (S55). React Aria handles only F6, and only in one direction; the capture phase of
 * the window runs before it. With a modifier, F6 belongs to the browser.
 */
function useKeys(region: ElementRef, goBack: () => void, isShown: boolean) {
  useEffect(() => {
    if (!isShown) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F8' && event.key !== 'F6') return
      event.stopImmediatePropagation()
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      if (event.repeat) return
      if (region.current?.contains(document.activeElement)) goBack()
      else region.current?.focus()
    }
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
  }, [region, goBack, isShown])
}

/** Publishes the height of the toasts, so that they do not cover the focused element (WCAG 2.4.11) or the end of the page. */
function useRoomBelow(region: ElementRef) {
  useEffect(() => {
    const { style } = document.documentElement
    const element = region.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => style.setProperty('--toast-height', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--toast-height')
    }
  }, [region])
}
