import { useEffect, useState, type ReactNode } from 'react'
import { confirmationOf, type FormDefinition } from '#schema/forms/form-definition.ts'
import { formatClock, formatDayAndDate } from '#web/lib/dates.ts'
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { AnswerList } from './AnswerList.tsx'
import { answersInWords, type OptionLists } from './answers.ts'
import styles from './Confirmation.module.css'
import type { AcceptedOutcome } from './outcome.ts'
import { SafetyLine, type FormHelp } from './SafetyLine.tsx'

interface ConfirmationProps {
  readonly definition: FormDefinition
  readonly accepted: AcceptedOutcome
  readonly lists: OptionLists
  readonly help: FormHelp
  /** Who else can help: stands on the form and stays when it is sent. */
  readonly advice: ReactNode
  /** The form's address, to begin another. */
  readonly path: string
}

/** What stands below the confirmation's h1: the reference, what happens next, and, this once, everything that was sent. */
export function Confirmation({ definition, accepted, lists, help, advice, path }: ConfirmationProps) {
  const canPrint = useIsHydrated()
  const isSeenAgain = useIsSeenAgain()
  const answers = isSeenAgain ? null : accepted.answers
  return (
    <div className={styles['confirmation']} data-alone-on-paper>
      <div className={styles['ticket']}>
        {/* One paragraph, so that it is read out in one breath. */}
        <p>
          Your reference <strong className={styles['reference']}>{accepted.reference}</strong>
        </p>
        <p>
          Received{' '}
          <time
            dateTime={accepted.receivedAt}
          >{`${formatDayAndDate(accepted.receivedAt)}, ${formatClock(accepted.receivedAt)}`}</time>
          , Brisbane time.
        </p>
      </div>

      <SafetyLine definition={definition} help={help} />

      <section>
        <h2>What happens next</h2>
        <ol className={styles['next']}>
          {confirmationOf(definition, answers).next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {help.phone && (
          <p>
            Questions? Call{' '}
            <a className={styles['phone']} href={help.phone.href}>
              {help.phone.display}
            </a>
            .
          </p>
        )}
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
          {canPrint && (
            <Button kind="secondary" onPress={() => window.print()}>
              Print this page
            </Button>
          )}
          {/* A plain link: the next form begins with a new document and its own token. */}
          <a href={path}>Open an empty form</a>
        </div>
      </section>

      {advice}
    </div>
  )
}

/** Whether this page has been left and the browser has brought it back as it was, from its memory. */
function useIsSeenAgain(): boolean {
  const [isSeenAgain, setIsSeenAgain] = useState(false)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsSeenAgain(true)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  return isSeenAgain
}
