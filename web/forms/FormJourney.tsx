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
  readonly path: string
  readonly lists: OptionLists
  readonly help: FormHelp
  /** The advice of the page's document, shown before the first question and on the confirmation. */
  readonly advice?: ReactNode
  /** Initial answers. */
  readonly answers?: Answers
  /** The gateway's token for a form that has not been sent yet. */
  readonly token: string
  readonly outcome: Outcome | undefined
  /** Increases with each response in the open page; 0 for the response that was part of the document. */
  readonly serial: number
  /** Changes when another page of the form is shown, not when the same page is returned. */
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
      {/* Without this heading the questions would belong to the last heading of the advice. */}
      {advice && !hasSteps(definition) && <h2>{definition.steps[0]?.title}</h2>}
      {hasSteps(definition) && !at && <h2 className={styles['step']}>{stepTitle(definition, outcome)}</h2>}
      <SubmissionForm
        // Remounts the fields, so that answers of one page never appear on the next.
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
