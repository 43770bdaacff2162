import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { isLiveNavigation, liveNavigation } from '#web/lib/live-navigation.ts'
import { isLiveNow } from './live-setting.ts'
import { addressOf, countOf, entriesOf, type ListState, listStateOf } from './list-state.ts'

/** After the last key or tick, in ms: less would filter between two letters of somebody who types by switch. */
const filterDelay = 600
/** The count is told so long after the last key or tick, in ms, and once. */
const announceDelay = 1_000

/** What the fields of a filter ask for now. */
const stateOf = (form: HTMLFormElement): ListState | undefined =>
  listStateOf(
    new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  )

/** Makes the fields say what the address says: they are nobody's but the document's. */
function showIn(form: HTMLFormElement, state: ListState): void {
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
  /** What is shown now. */
  readonly state: ListState
  readonly total: number
  /** The list follows what one types and ticks. */
  readonly isLive: boolean
}

/**
 * A filter form that needs no press: words replace the history entry, a choice makes one, focus and scroll stay, and the count is
 * told once. A press of its button is a navigation like any other. Without scripts it is a form.
 */
export function useLiveFilter({ form, path, state, total, isLive }: Options) {
  const navigate = useNavigate()
  const { key, state: how } = useLocation()
  const type = useNavigationType()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** A choice is among what waits: Back must lead to before it. */
  const isChoice = useRef(false)
  const touchedAt = useRef(0)
  /** The count that was told, and of which stop of the history: it goes with it. */
  const [told, setTold] = useState<{ readonly key: string; readonly words: string }>()
  const isFirst = useRef(true)

  const apply = () => {
    const asked = form.current && stateOf(form.current)
    if (!asked) return
    const to = addressOf(path, asked)
    const replace = !isChoice.current
    isChoice.current = false
    // What one typed and took back is no change. The page is the first: fields have none.
    if (to === addressOf(path, { ...state, page: 1, isComparing: false })) return
    void navigate(to, { replace, preventScrollReset: true, state: liveNavigation })
  }

  const onTouched = () => {
    touchedAt.current = Date.now()
    setTold(undefined)
    clearTimeout(timer.current)
    timer.current = setTimeout(apply, filterDelay)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  // Back, a page or a link that takes a filter away: the fields follow the address.
  const isByHand = type !== NavigationType.Pop && isLiveNavigation(how)
  useEffect(() => {
    const { current } = form
    if (!current || isByHand) return
    // What one typed or ticked before the scripts had come is not taken back: it asks as if it came now.
    if (isFirst.current) {
      isFirst.current = false
      if (isLiveNow()) onTouched()
    } else showIn(current, state)
    // Once for each address: the state that came with it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])

  useEffect(() => {
    if (!isByHand || touchedAt.current === 0) return undefined
    const wait = setTimeout(
      () => setTold({ key, words: `${countOf(total)} found` }),
      Math.max(0, touchedAt.current + announceDelay - Date.now()),
    )
    return () => clearTimeout(wait)
  }, [key, isByHand, total])

  return {
    announcement: told?.key === key ? told.words : '',
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      if (!isLive || !(target instanceof HTMLInputElement) || !target.name) return
      if (target.type !== 'search') isChoice.current = true
      onTouched()
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      clearTimeout(timer.current)
      isChoice.current = false
      const asked = stateOf(event.currentTarget)
      if (!asked) return
      const to = addressOf(path, asked)
      // The list is there already: the press still leads to it.
      if (to === addressOf(path, state)) focusResults()
      else void navigate(to, { preventScrollReset: true })
    },
  }
}

/** To the heading of the list, clear of the header. */
export function focusResults(): void {
  const heading = document.getElementById('results')
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
