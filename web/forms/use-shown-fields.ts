import { useCallback, useEffect, useState, type RefObject } from 'react'
import { isAsked, type Answers, type Field, type FormDefinition } from '#schema/forms/form-definition.ts'
import { readAnswers } from './answers.ts'

/** How the page asks a field just now. */
export interface Asking {
  readonly isShown: boolean
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
 * Decides which fields show. On the server, without JavaScript and in the first render all do, the conditional ones as optional
 * unless the answers ask for them. Once the script runs, only those that are asked show. The others stay in the document,
 * hidden, so that a field which comes back still has what was typed.
 * @returns how a field is asked, and a listener for the form's changes.
 */
export function useShownFields(definition: FormDefinition, answers: Answers, form: RefObject<HTMLFormElement | null>) {
  const [live, setLive] = useState<Live | null>(null)

  useEffect(() => {
    if (!form.current) return
    const answersNow = readAnswers(definition, new FormData(form.current))
    // What stands in the fields is known to the document alone, and only once the script runs.
    // oxlint-disable-next-line react/set-state-in-effect
    setLive({ answers: answersNow, begun: begunFields(definition, form.current) })
  }, [definition, form])

  const onChange = useCallback(
    (event: { readonly target: EventTarget }) => {
      const { target } = event
      if (!form.current || !(target instanceof HTMLInputElement)) return
      if (!definition.fields.some(({ when }) => when?.field === target.name)) return
      setLive({ answers: readAnswers(definition, new FormData(form.current)), begun: new Set() })
    },
    [definition, form],
  )

  const ask = (field: Field): Asking => {
    const isWanted = isAsked(field, live?.answers ?? answers)
    return {
      isShown: !live || isWanted || live.begun.has(field.name),
      isRequired: isWanted && field.isRequired === true,
      isRuleInWords: field.when !== undefined && (!live || !isWanted),
    }
  }

  return { ask, onChange }
}

/** Conditional fields that hold something or have the focus: hiding one under a person's hands would lose their place. */
function begunFields(definition: FormDefinition, form: HTMLFormElement): ReadonlySet<string> {
  const typed = new FormData(form)
  const focused = form.ownerDocument.activeElement?.getAttribute('name')
  return new Set(
    definition.fields
      .filter(({ name, when }) => when && (name === focused || typed.getAll(name).some((value) => value !== '')))
      .map(({ name }) => name),
  )
}
