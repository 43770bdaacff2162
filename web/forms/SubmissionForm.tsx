import { useMemo, useRef } from 'react'
import { Form } from 'react-router'
import { checkStep, pageFields, type FormDefinition } from '#schema/forms/form-definition.ts'
import { Button } from '#web/ui/button/Button.tsx'
import type { OptionLists } from './answers.ts'
import { CheckAnswers } from './CheckAnswers.tsx'
import { hasSteps } from './form-steps.ts'
import { FormFields } from './FormFields.tsx'
import { Honeypot } from './Honeypot.tsx'
import type { FormPlace, ReturnedOutcome } from './outcome.ts'
import styles from './SubmissionForm.module.css'
import { useShownFields } from './use-shown-fields.ts'
import { useTabDraft } from './use-tab-draft.ts'

const noForm = { current: null }

interface SubmissionFormProps {
  readonly definition: FormDefinition
  readonly lists: OptionLists
  /** From the gateway; travels in the form. */
  readonly token: string
  /** Where a form of several steps stands; undefined on its first page. */
  readonly at?: FormPlace | undefined
  readonly returned: ReturnedOutcome | undefined
  readonly isSending: boolean
  /** The id of the button that sends. */
  readonly sendId: string
  /** Hears of every change, and of the press that sends, with the form as it stands. */
  readonly onTyped?: ((form: HTMLFormElement) => void) | undefined
}

/**
 * A whole form, or one step of it, the same with and without JavaScript. Fields are never controlled: what a person types stands
 * in the document alone, so that neither a late script nor an answer from the server can overwrite it. The button that goes on
 * is the first in the document: it is the one that Enter presses.
 */
export function SubmissionForm(props: SubmissionFormProps) {
  const { definition, lists, token, at, returned, isSending, sendId, onTyped } = props
  const form = useRef<HTMLFormElement>(null)
  const step = at?.step ?? definition.steps[0]?.name ?? ''
  const returnedAnswers = returned?.answers
  const answers = useMemo(() => ({ ...at?.answers, ...returnedAnswers }), [at, returnedAnswers])
  const fields = useMemo(() => pageFields(definition, step, answers), [definition, step, answers])
  // Of a form with several pages each is kept by itself: use-outcome.ts.
  const keepDraft = useTabDraft(definition.name, hasSteps(definition) ? noForm : form)
  const { ask, onChange } = useShownFields(definition, fields, answers, form)
  const isLast = !hasSteps(definition) || step === checkStep
  const goOn = isLast ? definition.submitLabel : 'Continue'
  const typed = () => {
    keepDraft()
    if (form.current) onTyped?.(form.current)
  }
  return (
    <Form
      method="post"
      noValidate
      ref={form}
      className={styles['form']}
      onChange={(event) => {
        onChange(event)
        typed()
      }}
      onSubmit={typed}
      // Each page of a form is a stop for the browser's Back; a page that comes back is not another.
      {...(hasSteps(definition) && { replace: returned !== undefined })}
    >
      <input type="hidden" name="token" value={token} />
      {hasSteps(definition) && (
        <>
          <input type="hidden" name="step" value={step} />
          <input type="hidden" name="sealed" value={at?.sealed ?? ''} />
        </>
      )}
      <Honeypot />
      {at?.step === checkStep ? (
        <CheckAnswers definition={definition} at={at} lists={lists} />
      ) : (
        <FormFields
          fields={fields}
          answers={answers}
          problems={returned?.problems ?? []}
          lists={lists}
          ask={ask}
          sendId={sendId}
          sendLabel={goOn}
        />
      )}
      <div className={styles['send']}>
        <Button type="submit" id={sendId} isPending={isSending} {...(!isLast && { name: 'go', value: 'next' })}>
          {isSending ? (isLast ? 'Sending…' : 'One moment…') : goOn}
        </Button>
        {at && step !== definition.steps[0]?.name && (
          <Button kind="secondary" type="submit" name="go" value="back">
            Back
          </Button>
        )}
        <output className="visually-hidden">
          {isSending ? (isLast ? 'Sending. Please wait.' : 'One moment, please.') : ''}
        </output>
      </div>
    </Form>
  )
}
