import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { isLiveNavigation, liveNavigation } from '#web/lib/live-navigation.ts'
import { hasPreference } from '#web/lib/show-preferences.ts'
import { addressOf, countOf, entriesOf, type ListState, listStateOf } from './list-state.ts'

/** In ms after the last key or tick. A shorter delay would filter between two letters of a switch user. */
const filterDelay = 600
/** In ms after the last key or tick. The count is announced once. */
const announceDelay = 1_000

/** Whether the list updates while the visitor types and ticks, as set on this device. Only in the browser. */
export const isLiveNow = (): boolean => !hasPreference('liveFilter', 'off')

/** The state that the form's fields hold. */
const stateOf = (form: HTMLFormElement): ListState | undefined =>
  listStateOf(
    new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  )

/** Sets the uncontrolled fields to the state of the address. */
function fillForm(form: HTMLFormElement, state: ListState): void {
  const entries = entriesOf(state)
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || !field.name) continue
    const values = entries.flatMap(([name, value]) => (name === field.name ? [value] : []))
    if (field.type === 'checkbox') field.checked = values.includes(field.value)
    else if (field.type === 'radio') field.checked = (values[0] ?? 'match') === field.value
    else if (field.type !== 'hidden') field.value = values[0] ?? ''
  }
}

interface Options {
  readonly form: RefObject<HTMLFormElement | null>
  readonly path: string
  /** The state that is shown. */
  readonly state: ListState
  readonly total: number
  /** Whether the list updates while the visitor types and ticks. */
  readonly isLive: boolean
}

/**
 * Filters while the visitor types and ticks: text replaces the history entry, a choice adds one, focus and scroll position
 * stay, and the count is announced once. The submit button navigates as usual. Without scripts it is a plain form.
 */
export function useLiveFilter({ form, path, state, total, isLive }: Options) {
  const navigate = useNavigate()
  const { key, state: navigationState } = useLocation()
  const type = useNavigationType()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The pending change includes a choice, so that it must add a history entry. */
  const isChoice = useRef(false)
  const touchedAt = useRef<number>(undefined)
  /** The announced count, and the history entry that it belongs to. */
  const [announced, setAnnounced] = useState<{ readonly key: string; readonly words: string }>()
  const isFirst = useRef(true)

  const apply = () => {
    const requested = form.current && stateOf(form.current)
    // A change may be waiting when the visitor switches the setting off.
    if (!requested || !isLiveNow()) return
    const to = addressOf(path, requested)
    const replace = !isChoice.current
    isChoice.current = false
    // A change that was undone needs no navigation. Fields hold no page number, so the comparison uses the first page.
    if (to === addressOf(path, { ...state, page: 1, isComparing: false })) return
    void navigate(to, { replace, preventScrollReset: true, state: liveNavigation })
  }

  const onTouched = () => {
    touchedAt.current = performance.now()
    setAnnounced(undefined)
    clearTimeout(timer.current)
    timer.current = setTimeout(apply, filterDelay)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  // After Back, paging or a link that removes a filter, the fields follow the address.
  const isLiveChange = type !== NavigationType.Pop && isLiveNavigation(navigationState)
  useEffect(() => {
    const { current } = form
    if (!current || isLiveChange) return
    // Values that were entered before hydration apply as if they had been entered now.
    if (isFirst.current) {
      isFirst.current = false
      // Without such values a later navigation would cancel one that the visitor starts meanwhile.
      const entered = stateOf(current)
      if (
        isLiveNow() &&
        entered &&
        addressOf(path, entered) !== addressOf(path, { ...state, page: 1, isComparing: false })
      )
        onTouched()
    } else fillForm(current, state)
    // Once for each history entry, with its state.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])

  useEffect(() => {
    if (!isLiveChange || touchedAt.current === undefined) return undefined
    const timeout = setTimeout(
      () => {
        // What else changes the address, such as a product to compare, leaves the count as it was announced.
        touchedAt.current = undefined
        setAnnounced({ key, words: `${countOf(total)} found` })
      },
      Math.max(0, touchedAt.current + announceDelay - performance.now()),
    )
    return () => clearTimeout(timeout)
  }, [key, isLiveChange, total])

  return {
    announcement: announced?.key === key ? announced.words : '',
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      if (!isLive || !(target instanceof HTMLInputElement) || !target.name) return
      if (target.type !== 'search') isChoice.current = true
      onTouched()
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      clearTimeout(timer.current)
      isChoice.current = false
      const requested = stateOf(event.currentTarget)
      if (!requested) return
      const to = addressOf(path, requested)
      // The list is already shown, so the button only moves the focus.
      if (to === addressOf(path, state)) focusResults()
      else void navigate(to, { preventScrollReset: true })
    },
  }
}

/** Focuses the heading of the list and scrolls it below the header. */
export function focusResults(): void {
  const heading = document.getElementById('results')
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
