import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { askedFields, type Answers, type Field, type FormDefinition } from '#schema/forms/form-definition.ts'
import { readAnswers } from './answers.ts'

/** How the page asks a field just now. */
export interface Asking {
  /** In its words for the answers so far. */
  readonly field: Field
  readonly isShown: boolean
  /** Nobody asks for it so far, and no script has started to hide it: the style sheet does, where scripts run. */
  readonly isWaiting: boolean
  readonly isRequired: boolean
  /** Whether the page says in words when the field is wanted, because it shows it either way. */
  readonly isRuleInWords: boolean
}

interface Live {
  readonly answers: Answers
  /** Shown although nobody asks for them: a person had begun on them before the script started. */
  readonly begun: ReadonlySet<string>
}

/**
 * Decides which fields of a page show. Without JavaScript all do, the conditional ones as optional unless the answers ask for
 * them. Where scripts run the style sheet shows only those that are asked, so that nothing moves when the script starts and does. The others stay in the
 * document, hidden, so that a field which comes back still has what was typed.
 * @param answers all that are known, of other pages too.
 * @returns how a field is asked, and a listener for the form's changes.
 */
export function useShownFields(
  definition: FormDefinition,
  fields: readonly Field[],
  answers: Answers,
  form: RefObject<HTMLFormElement | null>,
) {
  const [live, setLive] = useState<Live | null>(null)
  const hasRead = useRef(false)

  useEffect(() => {
    const { current } = form
    if (!current) return undefined
    // What stands in the fields is known to the document alone, and only once the script runs.
    const read = () =>
      setLive({ answers: readAnswers(fields, new FormData(current)), begun: begunFields(fields, current) })
    // Later the answers change by a press that has ended; after a touch the form may look pressed until the next one.
    if (hasRead.current) return read()
    return whenReleased(current, () => {
      hasRead.current = true
      read()
    })
  }, [fields, form])

  const onChange = useCallback(
    (event: { readonly target: EventTarget }) => {
      const { target } = event
      if (!form.current || !(target instanceof HTMLInputElement) || !/^(?:radio|checkbox)$/.test(target.type)) return
      setLive({ answers: readAnswers(fields, new FormData(form.current)), begun: new Set() })
    },
    [fields, form],
  )

  const asked = new Map(askedFields(definition, { ...answers, ...live?.answers }).map((field) => [field.name, field]))
  const ask = (field: Field): Asking => {
    const wanted = asked.get(field.name)
    return {
      field: wanted ?? field,
      isShown: !live || wanted !== undefined || live.begun.has(field.name),
      isWaiting: !live && !wanted,
      isRequired: wanted?.isRequired === true,
      isRuleInWords: field.when !== undefined && !wanted,
    }
  }

  return { ask, onChange }
}

/** A release's click has come by then, in ms. */
const clickFollows = 100

/**
 * Acts once no press is under way in an element. A press counts only where it ends on what it began on: while somebody holds
 * it, nothing may move.
 * @returns stops waiting.
 */
function whenReleased(element: HTMLElement, act: () => void): (() => void) | undefined {
  if (!element.matches(':active')) {
    act()
    return undefined
  }
  const waiting = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const onEnd = () => {
    waiting.abort()
    timer = setTimeout(act, clickFollows)
  }
  for (const end of ['pointerup', 'pointercancel', 'keyup']) addEventListener(end, onEnd, waiting)
  return () => {
    waiting.abort()
    clearTimeout(timer)
  }
}

/** Conditional fields that hold something or have the focus: hiding one under a person's hands would lose their place. */
function begunFields(fields: readonly Field[], form: HTMLFormElement): ReadonlySet<string> {
  const typed = readAnswers(fields, new FormData(form))
  const focused = form.ownerDocument.activeElement?.closest('[data-field]')?.getAttribute('data-field')
  const isSeen = (name: string) => {
    const place = form.querySelector(`[data-field="${name}"]`)
    return place !== null && getComputedStyle(place).display !== 'none'
  }
  return new Set(
    fields
      .filter(({ name, when }) => when && (name === focused || typed[name]?.length) && isSeen(name))
      .map(({ name }) => name),
  )
}
