import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { applicableFields, type Answers, type Field, type FormDefinition } from '#schema/forms/form-definition.ts'
import { readAnswers } from './answers.ts'

/** How the page shows a field for the current answers. */
export interface FieldState {
  /** With the wording for the current answers. */
  readonly field: Field
  readonly isShown: boolean
  /** The field does not apply, and no script has hidden it yet. CSS hides it where scripts run. */
  readonly isWaiting: boolean
  readonly isRequired: boolean
  /** Whether the page explains when the field applies, because it is shown in any case. */
  readonly isRuleInWords: boolean
}

interface Live {
  readonly answers: Answers
  /** Fields that do not apply but stay visible because the visitor started on them before the script started. */
  readonly started: ReadonlySet<string>
}

/**
 * Decides which fields of a page are shown. Without JavaScript all are, and conditional fields are optional unless the
 * answers require them. Where scripts run, CSS hides the fields that do not apply, so that nothing shifts when the script
 * starts. Hidden fields stay in the document and keep their answers.
 * @param answers All known answers, including those of other pages.
 * @returns How a field is shown, a listener for the form's changes, and all answers as they are now.
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
    // The values typed before hydration exist only in the DOM. As long as they decide nothing, CSS shows the page as it is.
    const read = () => {
      const typed = readAnswers(fields, new FormData(current))
      const started = startedFields(fields, current)
      const isChosen = (field: Field) =>
        'options' in field && String(typed[field.name] ?? '') !== String(answers[field.name] ?? '')
      setLive((before) => (before || started.size > 0 || fields.some(isChosen) ? { answers: typed, started } : before))
    }
    // Later calls follow a finished press. After a touch, :active may match until the next touch, so they must not wait.
    if (hasRead.current) return read()
    return whenReleased(current, () => {
      hasRead.current = true
      read()
    })
    // oxlint-disable-next-line react/exhaustive-deps -- `fields` change with the answers.
  }, [fields, form])

  const onChange = useCallback(
    (event: { readonly target: EventTarget }) => {
      const { target } = event
      if (!form.current || !(target instanceof HTMLInputElement) || !/^(?:radio|checkbox)$/.test(target.type)) return
      setLive({ answers: readAnswers(fields, new FormData(form.current)), started: new Set() })
    },
    [fields, form],
  )

  const current = { ...answers, ...live?.answers }
  const fieldsByName = new Map(applicableFields(definition, current).map((field) => [field.name, field]))
  const stateOf = (field: Field): FieldState => {
    const applicable = fieldsByName.get(field.name)
    return {
      field: applicable ?? field,
      isShown: !live || applicable !== undefined || live.started.has(field.name),
      isWaiting: !live && !applicable,
      isRequired: applicable?.isRequired === true,
      isRuleInWords: field.when !== undefined && !applicable,
    }
  }

  return { stateOf, onChange, current }
}

/** In ms. The click event follows the release within this time. */
const clickDelayMs = 100

/**
 * Runs a function once no press is in progress in an element. A click fires only if press and release hit the same element,
 * so nothing may move in between.
 * @returns A function that stops waiting.
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
    timer = setTimeout(act, clickDelayMs)
  }
  for (const end of ['pointerup', 'pointercancel', 'keyup']) addEventListener(end, onEnd, waiting)
  return () => {
    waiting.abort()
    clearTimeout(timer)
  }
}

/** Visible conditional fields with a value or the focus. Hiding them would make the visitor lose their place. */
function startedFields(fields: readonly Field[], form: HTMLFormElement): ReadonlySet<string> {
  const typed = readAnswers(fields, new FormData(form))
  const focused = form.ownerDocument.activeElement?.closest('[data-field]')?.getAttribute('data-field')
  const isVisible = (name: string) => {
    const place = form.querySelector(`[data-field="${name}"]`)
    return place !== null && getComputedStyle(place).display !== 'none'
  }
  return new Set(
    fields
      .filter(({ name, when }) => when && (name === focused || typed[name]?.length) && isVisible(name))
      .map(({ name }) => name),
  )
}
