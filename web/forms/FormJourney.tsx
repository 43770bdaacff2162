import { useEffect, type ReactNode } from 'react'
import type { Answers, FormDefinition } from '#schema/forms/form-definition.ts'
import { afterFocusLoss } from '#web/lib/after-focus-loss.ts'
import { pageTitleId } from '#web/lib/page-title.ts'
import type { OptionLists } from './answers.ts'
import { Confirmation } from './Confirmation.tsx'
import styles from './FormJourney.module.css'
import { FormIntro } from './FormIntro.tsx'
import { hasSteps, stepTitle, type Outcome, type StepOutcome } from './outcome.ts'
import { ReturnedNotice } from './ReturnedNotice.tsx'
import type { FormHelp } from './SafetyLine.tsx'
import { SubmissionForm } from './SubmissionForm.tsx'

const sendId = 'send'

interface FormJourneyProps {
  readonly definition: FormDefinition
  /** The form's address. */
  readonly path: string
  readonly lists: OptionLists
  readonly help: FormHelp
  /** Of the page's document: what a person should know before the first question and when all is sent. */
  readonly advice?: ReactNode
  /** Answers that the form begins with. */
  readonly answers?: Answers
  /** From the gateway, for a form that has not been sent yet. */
  readonly token: string
  readonly outcome: Outcome | undefined
  /** Rises with each answer that comes to the open page; 0 for what came with the document. */
  readonly serial: number
  /** Changes with the page that is shown; not when the same page comes back. */
  readonly page?: number
  readonly isSending: boolean
  readonly onTyped?: ((form: HTMLFormElement) => void) | undefined
  readonly onSavedDetails?: ((page: StepOutcome) => void) | undefined
}

/** A form from its first question to its confirmation, at one address. */
export function FormJourney(props: FormJourneyProps) {
  const { definition, path, lists, help, token, outcome, serial, page, isSending, onTyped, onSavedDetails } = props
  const advice = props.advice && <div className={styles['advice']}>{props.advice}</div>
  const accepted = outcome?.kind === 'accepted' ? outcome : undefined
  const returned = outcome?.kind === 'returned' ? outcome : undefined

  const isAnotherPage = outcome !== undefined && outcome.kind !== 'returned'
  useEffect(() => {
    return isAnotherPage && serial > 0 ? afterFocusLoss(() => document.getElementById(pageTitleId)?.focus()) : undefined
  }, [isAnotherPage, serial])

  if (accepted) {
    return (
      <Confirmation definition={definition} accepted={accepted} lists={lists} help={help} advice={advice} path={path} />
    )
  }
  const pending = outcome?.kind === 'accepted' ? undefined : outcome
  const at = pending?.at
  const isLaterPage = hasSteps(definition) && at !== undefined
  return (
    <div className={styles['journey']}>
      {returned && (
        <ReturnedNotice
          key={`answer-${serial}`}
          definition={definition}
          returned={returned}
          help={help}
          sendId={sendId}
        />
      )}
      {!isLaterPage && <FormIntro definition={definition} help={help} advice={advice} />}
      {/* Without it the questions would come under the last heading of the advice. */}
      {advice && !hasSteps(definition) && <h2>{definition.steps[0]?.title}</h2>}
      {hasSteps(definition) && !at && <h2 className={styles['step']}>{stepTitle(definition, outcome)}</h2>}
      <SubmissionForm
        // What was typed on one page must never stand on the next.
        key={page}
        definition={definition}
        path={path}
        lists={lists}
        token={pending?.token ?? token}
        at={at}
        initialAnswers={props.answers}
        returned={returned}
        isSending={isSending}
        sendId={sendId}
        onTyped={onTyped}
        onSavedDetails={onSavedDetails}
      />
    </div>
  )
}
