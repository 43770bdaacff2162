import { Suspense, useEffect, useState, type RefObject } from 'react'
import type { Answers, Field } from '#schema/forms/form-definition.ts'
import { readAnswers, textAnswer } from '#web/forms/answers.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'

const DangerCheck = lazyPart(async () => (await import('./DangerCheck.tsx')).DangerCheck)

/** How long typing rests before a text is read, in ms. */
const rest = 400

interface Props {
  readonly fields: readonly Field[]
  readonly answers: Answers
  readonly form: RefObject<HTMLFormElement | null>
}

/** Whom to call first, where a message tells of danger: before the submit button, while it is typed. Nothing is sent. */
export function DangerLine({ fields, answers, form }: Props) {
  const [typed, setTyped] = useState<{ readonly in: Answers; readonly answers: Answers }>()
  useEffect(() => {
    const { current } = form
    if (!current) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLTextAreaElement)) return
      clearTimeout(timer)
      timer = setTimeout(() => setTyped({ in: answers, answers: readAnswers(fields, new FormData(current)) }), rest)
    }
    current.addEventListener('input', onInput)
    return () => {
      clearTimeout(timer)
      current.removeEventListener('input', onInput)
    }
  }, [answers, fields, form])
  // Answers of a response, or of this device, replace what was typed before.
  const known = typed?.in === answers ? typed.answers : answers
  const text = fields
    .filter(({ kind, isGiven }) => kind === 'multiline' && !isGiven)
    .map(({ name }) => textAnswer(known, name))
    .join('\n')
  return (
    <div aria-live="polite">
      {text.trim() !== '' && (
        <Suspense>
          <DangerCheck text={text} />
        </Suspense>
      )}
    </div>
  )
}
