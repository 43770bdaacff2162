import { Suspense, useCallback, useEffect, useState, type RefObject } from 'react'
import { dangerHelp, type HelpKind } from '#schema/danger/danger-help.ts'
import type { Answers, Field } from '#schema/forms/form-definition.ts'
import { readAnswers, textAnswer } from '#web/forms/answers.ts'
import { DangerHelp } from './DangerHelp.tsx'
import styles from './FieldDanger.module.css'
import { TextDanger } from './TextDanger.tsx'

/** How long typing rests before a text is read, in ms. */
const rest = 400

interface Props {
  readonly field: Field
  /** The answers that the page was served with. */
  readonly answers: Answers
  /** The answers as they are now; texts are read here. */
  readonly current: Answers
  readonly form: RefObject<HTMLFormElement | null>
}

/**
 * Directly below a question: whom to call first, if its answer tells of danger. Nothing is sent. A screen reader hears one sentence, once
 * for each kind of danger, and reads the rest where it stands: a live region with links is read in pieces and out of order.
 */
export function FieldDanger({ field, answers, current, form }: Props) {
  const { name } = field
  const served = textAnswer(answers, name)
  const text = useTyped(field, answers, form)
  const [announced, setAnnounced] = useState<HelpKind>()
  const chosen = 'options' in field ? field.options.find(({ value }) => value === current[name])?.danger : undefined
  const isNew = chosen ? current[name] !== served : text !== served
  const announce = useCallback((kind: HelpKind) => (isNew ? setAnnounced(kind) : undefined), [isNew])
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {announced && dangerHelp[announced].announcement}
      </p>
      <div className={styles['help']}>
        {chosen && <DangerHelp kind={chosen} onShown={announce} />}
        {field.kind === 'multiline' && text.trim() !== '' && (
          <Suspense>
            <TextDanger text={text} onShown={announce} />
          </Suspense>
        )}
      </div>
    </>
  )
}

/** The text of a field, as served or, once typing rests, as typed. */
function useTyped(field: Field, answers: Answers, form: Props['form']): string {
  const [typed, setTyped] = useState<{ readonly in: Answers; readonly text: string }>()
  useEffect(() => {
    const { current } = form
    if (!current || field.kind !== 'multiline') return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () =>
      setTyped({ in: answers, text: textAnswer(readAnswers([field], new FormData(current)), field.name) })
    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLTextAreaElement) || target.name !== field.name) return
      clearTimeout(timer)
      timer = setTimeout(read, rest)
    }
    // What was typed before the scripts started.
    read()
    current.addEventListener('input', onInput)
    return () => {
      clearTimeout(timer)
      current.removeEventListener('input', onInput)
    }
  }, [answers, field, form])
  // Answers of a response, or of this device, replace what was typed before.
  return typed?.in === answers ? typed.text : textAnswer(answers, field.name)
}
