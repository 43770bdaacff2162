import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { compareNotices } from '#schema/errors/compare-notices.ts'
import { maxCompared } from '#schema/product-terms.ts'
import { afterFocusLoss } from '#web/focus/after-focus-loss.ts'
import { liveNavigation } from '#web/lib/live-navigation.ts'
import { notify } from '#web/lib/toast-queue.ts'
import { addressOf, type ListState } from './list-state.ts'
import { focusResults } from './use-live-filter.ts'

/** The id of the form that the products' buttons submit. */
export const compareFormId = 'compare-products'

/** The id of the message beside the button of a product that is one too many. */
export const refusalId = 'compare-refusal'

/** A press on a product that is one too many. */
export interface Refusal {
  /** Of that product. */
  readonly slug: string
  readonly text: string
  /** Counts the presses. */
  readonly count: number
}

/**
 * Adds or removes a product and shows a message. The button keeps the focus and the page its scroll position. Without
 * scripts the form is submitted.
 * @returns the handler of the form, and why the last press had no effect, until the list changes.
 */
export function useCompare(path: string, state: ListState, nameOf: (slug: string) => string) {
  const navigate = useNavigate()
  /** The products to compare after pending navigations, so that two quick presses both count. */
  const intended = useRef<readonly string[]>(undefined)
  const [refused, setRefused] = useState<Refusal & { readonly at: readonly string[] }>()
  const pressed = useRef<{ readonly button: HTMLElement; readonly top: number; readonly tray: HTMLElement | null }>(
    undefined,
  )

  // The link below the last chosen product moves, so the page scrolls to hold the button in place, where it is not covered.
  useLayoutEffect(() => {
    if (!pressed.current) return undefined
    const { button, top, tray } = pressed.current
    pressed.current = undefined
    // A button of the tray has disappeared, the last one with the tray.
    if (tray)
      return afterFocusLoss((wasLost) => {
        if (!wasLost) return
        if (tray.isConnected) tray.querySelector('summary')?.focus()
        else focusResults()
      })
    if (document.activeElement !== button) return undefined
    scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' })
    // Not under the tray or a toast.
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    return undefined
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Once for each list of compared products.
  }, [state.compared])

  // The message appears below the button, which keeps the focus.
  useLayoutEffect(() => {
    if (!refused) return
    for (const element of [document.getElementById(refusalId), document.activeElement])
      element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [refused])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent } = event
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    const { name, value: slug } = button
    const isAdded = name === 'compare'
    const before = intended.current ?? state.compared
    if (isAdded && before.length >= maxCompared) {
      const text = compareNotices.full(nameOf(slug), before.map(nameOf)).join(' ')
      setRefused((last) => ({ slug, text, count: (last?.count ?? 0) + 1, at: state.compared }))
      return
    }
    const compared = isAdded ? [...before, slug] : before.filter((other) => other !== slug)
    intended.current = compared
    pressed.current = { button, top: button.getBoundingClientRect().top, tray: button.closest('details') }
    const notice = compareNotices[isAdded ? 'added' : 'removed'](nameOf(slug), compared)
    notify({ type: isAdded ? 'success' : 'info', text: notice.join(' '), topic: 'compare', isInSight: true })
    await navigate(addressOf(path, { ...state, compared }), {
      replace: true,
      preventScrollReset: true,
      state: liveNavigation,
    })
    if (intended.current === compared) intended.current = undefined
  }
  return { onSubmit, refusal: refused?.at === state.compared ? refused : undefined }
}
