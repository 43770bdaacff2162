import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { returnFocus } from '#web/focus/return-focus.ts'
import type { Row } from './use-collapsing.ts'

/**
 * When a focused toast closes, the focus moves to the toast below it, else to the one above, else back to its origin (S55).
 * @returns a function that moves the focus back to its origin.
 */
export function useToastFocus(
  region: RefObject<HTMLElement | null>,
  rows: readonly Row<{ readonly key: string }>[],
): () => void {
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
