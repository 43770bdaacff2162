import { applicableSteps, type FormDefinition } from '#schema/forms/form-definition.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { AnswerList } from './AnswerList.tsx'
import { answersInWords, type AnswerInWords, type OptionLists } from './answers.ts'
import styles from './CheckAnswers.module.css'
import type { FormPlace } from './outcome.ts'

interface CheckAnswersProps {
  readonly definition: FormDefinition
  readonly at: FormPlace
  readonly lists: OptionLists
}

/**
 * All answers before they are sent, step by step. Change is a submit button, so it posts every answer and works without
 * JavaScript.
 */
export function CheckAnswers({ definition, at, lists }: CheckAnswersProps) {
  const answers = answersInWords(definition, at.answers, lists)
  return (
    <>
      {at.advice.length > 0 && (
        <ul className={styles['advice']}>
          {at.advice.map(({ field, message }) => (
            <li key={field}>{`${message}.`}</li>
          ))}
        </ul>
      )}
      {applicableSteps(definition, at.answers).map(({ name, title, fields }) => (
        <section key={name} className={styles['step']}>
          <div className={styles['head']}>
            <h2>{title}</h2>
            <Button kind="quiet" type="submit" name="go" value={`change:${name}`}>
              Change <span className="visually-hidden">{title}</span>
            </Button>
          </div>
          <StepAnswers answers={answers.filter((answer) => fields.some((field) => field.name === answer.name))} />
        </section>
      ))}
    </>
  )
}

/** An empty list would look as if answers had been lost, so it has a message. */
const StepAnswers = ({ answers }: { readonly answers: readonly AnswerInWords[] }) =>
  answers.length > 0 ? <AnswerList answers={answers} /> : <p>You didn’t answer these questions. That’s fine.</p>
