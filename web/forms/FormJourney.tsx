import { useEffect, type ReactNode } from 'react'
import type { FormDefinition } from '#schema/forms/form-definition.ts'
import { pageTitleId } from '#web/lib/page-title.ts'
import type { OptionLists } from './answers.ts'
import { Confirmation } from './Confirmation.tsx'
import styles from './FormJourney.module.css'
import type { FormHelp } from './form-help.ts'
import { FormIntro, questionsId } from './FormIntro.tsx'
import type { Outcome } from './outcome.ts'
import { ReturnedNotice } from './ReturnedNotice.tsx'
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
  /** From the gateway, for a form that has not been sent yet. */
  readonly token: string
  readonly outcome: Outcome | undefined
  /** Rises with each answer that comes to the open page; 0 for what came with the document. */
  readonly serial: number
  readonly isSending: boolean
}

/** A form from its first question to its confirmation, at one address. */
export function FormJourney(props: FormJourneyProps) {
  const { definition, path, lists, help, token, outcome, serial, isSending } = props
  const advice = props.advice && <div className={styles['advice']}>{props.advice}</div>
  const accepted = outcome?.kind === 'accepted' ? outcome : undefined
  const returned = outcome?.kind === 'returned' ? outcome : undefined

  useEffect(() => {
    if (accepted && serial > 0) document.getElementById(pageTitleId)?.focus()
  }, [accepted, serial])

  if (accepted) {
    return (
      <Confirmation definition={definition} accepted={accepted} lists={lists} help={help} advice={advice} path={path} />
    )
  }
  return (
    <div className={styles['journey']}>
      {returned && (
        <ReturnedNotice key={serial} definition={definition} returned={returned} help={help} sendId={sendId} />
      )}
      <FormIntro definition={definition} help={help} advice={advice} />
      {/* So that the questions do not stand under the last heading of the advice. */}
      {advice && (
        <h2 id={questionsId} tabIndex={-1}>
          {definition.steps[0]?.title}
        </h2>
      )}
      <SubmissionForm
        definition={definition}
        lists={lists}
        token={returned?.token ?? token}
        returned={returned}
        isSending={isSending}
        sendId={sendId}
      />
    </div>
  )
}

/** What the page is called as it stands: its h1. */
export const journeyHeading = (definition: FormDefinition, outcome: Outcome | undefined, title: string): string =>
  outcome?.kind === 'accepted' ? definition.confirmation.title : title

/** The document's title says before anything else that the form came back. */
export const journeyTitle = (definition: FormDefinition, outcome: Outcome | undefined, title: string): string =>
  outcome?.kind === 'returned' ? `Error: ${title}` : journeyHeading(definition, outcome, title)
