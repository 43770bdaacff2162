import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { confirmationOf, fieldsOf, type Answers, type FormDefinition } from '#schema/forms/form-definition.ts'
import { withCallLinks } from '#web/lib/call-links.tsx'
import { formatClock, formatDayAndDate } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { AnswerList } from './AnswerList.tsx'
import { answersInWords, textAnswer, type OptionLists } from './answers.ts'
import styles from './Confirmation.module.css'
import { TextDanger } from './danger/TextDanger.tsx'
import type { AcceptedOutcome } from './outcome.ts'
import { OfficeHours, SafetyLine, type FormHelp } from './SafetyLine.tsx'

interface ConfirmationProps {
  readonly definition: FormDefinition
  readonly accepted: AcceptedOutcome
  readonly lists: OptionLists
  readonly help: FormHelp
  /** Other services that can help. Shown on the form and on its confirmation. */
  readonly otherHelp: ReactNode
  /** The form's address, for the link to a new form. */
  readonly path: string
}

/** What the visitor wrote in their own words. */
const textsOf = (definition: FormDefinition, answers: Answers): string =>
  fieldsOf(definition)
    .filter(({ kind, isGiven }) => kind === 'multiline' && !isGiven)
    .map(({ name }) => textAnswer(answers, name))
    .join('\n')
    .trim()

/** The confirmation below its h1: the reference, what happens next, and, only once, the submitted answers. */
export function Confirmation({ definition, accepted, lists, help, otherHelp, path }: ConfirmationProps) {
  const isRestored = useIsRestored()
  const answers = isRestored ? null : accepted.answers
  const text = answers && textsOf(definition, answers)
  return (
    <div className={styles['confirmation']} data-alone-on-paper>
      <div className={styles['ticket']}>
        {/* One paragraph, so that screen readers read it without a pause. */}
        <p>
          Your reference number <strong className={styles['reference']}>{accepted.reference}</strong>
        </p>
        <p>
          Received{' '}
          <time
            dateTime={accepted.receivedAt}
          >{`${formatDayAndDate(accepted.receivedAt)}, ${formatClock(accepted.receivedAt)}`}</time>
          , Brisbane time.
        </p>
      </div>

      <SafetyLine definition={definition} help={help}>
        <OfficeHours help={help} />
      </SafetyLine>

      {text && (
        <Suspense>
          <TextDanger text={text} />
        </Suspense>
      )}

      <section>
        <h2>What happens next</h2>
        <ol className={styles['next']}>
          {confirmationOf(definition, answers).next.map((step) => (
            <li key={step}>{withCallLinks(step)}</li>
          ))}
        </ol>
      </section>

      <section>
        <h2>What you sent</h2>
        {answers ? (
          <>
            <p>{definition.words.confirmation.once}</p>
            <AnswerList answers={answersInWords(definition, answers, lists)} />
          </>
        ) : (
          <p>{definition.words.confirmation.shown}</p>
        )}
        <div className={styles['actions']}>
          <Button kind="secondary" data-needs-scripts="" onPress={() => window.print()}>
            Print or save a copy
          </Button>
          {/* A plain link: the next form needs a new document with a new token. */}
          <a href={path}>Start a new form</a>
        </div>
      </section>

      {otherHelp}
    </div>
  )
}

/** Whether the browser has restored this page from its back/forward cache. */
function useIsRestored(): boolean {
  const [isRestored, setIsRestored] = useState(false)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsRestored(true)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  return isRestored
}
