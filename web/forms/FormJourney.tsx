import { useEffect, type ReactNode } from 'react'
import type { Answers, FormDefinition } from '#schema/forms/form-definition.ts'
import { afterFocusLoss } from '#web/focus/after-focus-loss.ts'
import { pageTitleId } from '#web/lib/page-title.ts'
import type { OptionLists } from './answers.ts'
import { Confirmation } from './Confirmation.tsx'
import styles from './FormJourney.module.css'
import { FormIntro } from './FormIntro.tsx'
import { hasSteps, stepTitle, type Outcome, type StepOutcome } from './outcome.ts'
import { ReturnedNotice } from './ReturnedNotice.tsx'
import { OfficeHours, type FormHelp } from './SafetyLine.tsx'
import { SubmissionForm } from './SubmissionForm.tsx'

const sendId = 'send'
const otherHelpId = 'other-help'

interface FormJourneyProps {
  readonly definition: FormDefinition
  readonly path: string
  readonly lists: OptionLists
  readonly help: FormHelp
  /** Others who can help, from the page's document: below the form and on the confirmation. */
  readonly otherHelp?: ReactNode
  readonly helpAtSend?: ReactNode
  /** Below the form. */
  readonly helpAfter?: ReactNode
  /** Initial answers. */
  readonly answers?: Answers
  /** The gateway's token for a form that has not been sent yet. */
  readonly token: string
  readonly outcome: Outcome | undefined
  /** Increases with each response in the open page; 0 for the response that was part of the document. */
  readonly serial: number
  /** Whether the outcome was part of the document, whose `autofocus` has set the focus. */
  readonly isServed?: boolean
  /** Changes when another page of the form is shown, not when the same page is returned. */
  readonly page?: number
  readonly isSending: boolean
  readonly onTyped?: ((form: HTMLFormElement) => void) | undefined
  readonly onSavedDetails?: ((page: StepOutcome) => void) | undefined
}

/** A form from its first question to its confirmation, at one address. */
export function FormJourney(props: FormJourneyProps) {
  const { definition, path, lists, help, token, outcome, serial, isServed = false } = props
  const { page, isSending, onTyped, onSavedDetails } = props
  const otherHelp = props.otherHelp && (
    <section className={styles['other-help']} aria-labelledby={otherHelpId}>
      <h2 id={otherHelpId}>{definition.words.otherHelp}</h2>
      {props.otherHelp}
    </section>
  )
  const accepted = outcome?.kind === 'accepted' ? outcome : undefined
  const returned = outcome?.kind === 'returned' ? outcome : undefined

  const isAnotherPage = outcome !== undefined && outcome.kind !== 'returned'
  useEffect(() => {
    return isAnotherPage && serial > 0 ? afterFocusLoss(() => document.getElementById(pageTitleId)?.focus()) : undefined
  }, [isAnotherPage, serial])

  if (accepted) {
    return (
      <Confirmation
        definition={definition}
        accepted={accepted}
        lists={lists}
        help={help}
        otherHelp={otherHelp}
        path={path}
      />
    )
  }
  const pending = outcome?.kind === 'accepted' ? undefined : outcome
  const at = pending?.at
  const introElement = (
    <FormIntro definition={definition} help={help} otherHelp={otherHelp ? `#${otherHelpId}` : undefined} />
  )
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
          isServed={isServed}
        />
      )}
      {!isLaterPage && !definition.isShort && introElement}
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
        helpAtSend={props.helpAtSend}
        onTyped={onTyped}
        onSavedDetails={onSavedDetails}
      />
      {!isLaterPage && <OfficeHours help={help} />}
      {props.helpAfter}
      {definition.isShort && introElement}
      {!isLaterPage && otherHelp}
    </div>
  )
}
