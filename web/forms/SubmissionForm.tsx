import { useMemo, useRef } from 'react'
import { Form } from 'react-router'
import { pageFields, type Answers, type FormDefinition } from '#schema/forms/form-definition.ts'
import { Button } from '#web/ui/button/Button.tsx'
import type { OptionLists } from './answers.ts'
import { FormFields } from './FormFields.tsx'
import { Honeypot } from './Honeypot.tsx'
import type { ReturnedOutcome } from './outcome.ts'
import styles from './SubmissionForm.module.css'
import { useShownFields } from './use-shown-fields.ts'
import { useTabDraft } from './use-tab-draft.ts'

interface SubmissionFormProps {
  readonly definition: FormDefinition
  readonly lists: OptionLists
  /** From the gateway; travels in the form. */
  readonly token: string
  readonly returned: ReturnedOutcome | undefined
  readonly isSending: boolean
  /** The id of the button that sends. */
  readonly sendId: string
}

const noAnswers: Answers = {}

/**
 * A whole form, the same with and without JavaScript. Fields are never controlled: what a person types stands in the document
 * alone, so that neither a late script nor an answer from the server can overwrite it.
 */
export function SubmissionForm({ definition, lists, token, returned, isSending, sendId }: SubmissionFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const answers = returned?.answers ?? noAnswers
  const [step] = definition.steps
  const fields = useMemo(() => pageFields(definition, step?.name ?? '', answers), [definition, step, answers])
  const keepDraft = useTabDraft(definition.name, form)
  const { ask, onChange } = useShownFields(definition, fields, answers, form)
  return (
    <Form
      method="post"
      noValidate
      ref={form}
      className={styles['form']}
      onChange={(event) => {
        onChange(event)
        keepDraft()
      }}
    >
      <input type="hidden" name="token" value={token} />
      <Honeypot />
      <FormFields
        fields={fields}
        answers={answers}
        problems={returned?.problems ?? []}
        lists={lists}
        ask={ask}
        sendId={sendId}
        sendLabel={definition.submitLabel}
      />
      <div className={styles['send']}>
        <Button type="submit" id={sendId} isPending={isSending}>
          {isSending ? 'Sending…' : definition.submitLabel}
        </Button>
        <output className="visually-hidden">{isSending ? 'Sending. Please wait.' : ''}</output>
      </div>
    </Form>
  )
}
