import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { Form } from 'react-router'
import {
  checkStep,
  holds,
  pageFields,
  type Answers,
  type Field,
  type FormDefinition,
} from '#schema/forms/form-definition.ts'
import { InlineScript } from '#web/lib/InlineScript.tsx'
import { Button } from '#web/ui/button/Button.tsx'
import { HiddenField } from '#web/ui/field/HiddenField.tsx'
import { Honeypot } from '#web/ui/honeypot/Honeypot.tsx'
import { choicesIn, readAnswers, textAnswer, type OptionLists } from './answers.ts'
import { CheckAnswers } from './CheckAnswers.tsx'
import { savedAnswers, savedDetails, saveOnDevice } from './device-copy.ts'
import { FormFields } from './FormFields.tsx'
import { SaveOnDevice, SavedOffer } from './SavedOnDevice.tsx'
import { hasSteps, pageOf, type FormPlace, type ReturnedOutcome, type StepOutcome } from './outcome.ts'
import { showSaved } from './show-saved.ts'
import styles from './SubmissionForm.module.css'
import { useShownFields } from './use-shown-fields.ts'

interface SubmissionFormProps {
  readonly definition: FormDefinition
  readonly lists: OptionLists
  /** From the gateway, posted as a hidden field. */
  readonly token: string
  readonly path: string
  /** The step that is shown, with its answers; undefined for a newly opened form. */
  readonly at?: FormPlace | undefined
  readonly initialAnswers?: Answers | undefined
  readonly returned: ReturnedOutcome | undefined
  readonly isSending: boolean
  /** The id of the submit button. */
  readonly sendId: string
  /** Before the submit button. */
  readonly helpAtSend?: ReactNode
  /** Called with the form element after every change, on submit, and when the page is left after a change without an event. */
  readonly onTyped?: ((form: HTMLFormElement) => void) | undefined
  /** Shows a page with answers that were saved on this device. */
  readonly onSavedDetails?: ((page: StepOutcome) => void) | undefined
}

/**
 * A whole form, or one step of it, the same with and without JavaScript. Fields are uncontrolled, so neither hydration nor
 * a response can overwrite what the visitor types. The submit button precedes Back in the document, because the Enter key
 * presses the first submit button.
 */
export function SubmissionForm(props: SubmissionFormProps) {
  const { definition, path, lists, token, at, initialAnswers, returned, isSending, sendId, onTyped, onSavedDetails } =
    props
  const { ownDetails, words } = definition
  const { device } = words
  const form = useRef<HTMLFormElement>(null)
  const step = at?.step ?? definition.steps[0]?.name ?? ''
  const returnedAnswers = returned?.answers
  const answers = useMemo(
    () => ({ ...initialAnswers, ...at?.answers, ...returnedAnswers }),
    [initialAnswers, at, returnedAnswers],
  )
  const fields = useMemo(() => pageFields(definition, step, answers), [definition, step, answers])
  useChosenDefaults(form, answers)
  const { stateOf, onChange, current } = useShownFields(definition, fields, answers, form)
  const details = fields.filter(({ name }) => ownDetails?.fields.includes(name))
  const isLast = !hasSteps(definition) || step === checkStep
  const submitLabel = isLast ? definition.submitLabel : 'Continue'
  const typed = useReadOnLeave(form, fields, answers, onTyped)
  const restoreDetails = (saved: Answers | undefined) => {
    if (!form.current || !saved) return
    const page = pageOf(definition, at, form.current)
    onSavedDetails?.({ ...page, at: { ...page.at, answers: { ...page.at.answers, ...saved } } })
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
      // Each step is a history entry; a returned step replaces its entry.
      {...(hasSteps(definition) && { replace: returned !== undefined })}
    >
      <HiddenField name="token" value={token} />
      {hasSteps(definition) && (
        <>
          <HiddenField name="step" value={step} />
          <HiddenField name="sealed" value={at?.sealed ?? ''} />
          <HiddenField name="known" value={JSON.stringify(choicesIn(definition, answers))} />
        </>
      )}
      <Honeypot />
      {!at && !returned && !definition.isShort && (
        <SavedOffer
          kind="answers"
          path={path}
          words={device.offer}
          unnamed={device.unnamed}
          restoreLabel={device.take}
          forgetLabel={device.forget}
          onRestore={(key) => {
            const saved = savedAnswers(definition, path, key)
            if (saved) onSavedDetails?.(saved)
          }}
        />
      )}
      {ownDetails && details.length > 0 && (
        <SavedOffer
          kind="details"
          path={path}
          words={ownDetails.offer}
          unnamed={device.details}
          restoreLabel={device.takeDetails}
          forgetLabel={device.forget}
          onRestore={(key) => restoreDetails(savedDetails(key))}
        />
      )}
      {/* After the rows that it fills in, before they are painted. */}
      <InlineScript run={showSaved} />
      {at?.step === checkStep ? (
        <CheckAnswers definition={definition} at={at} lists={lists} />
      ) : (
        <FormFields
          fields={fields}
          answers={answers}
          current={current}
          form={form}
          problems={returned?.problems ?? []}
          lists={lists}
          stateOf={stateOf}
          sendId={sendId}
          sendLabel={submitLabel}
          foldedLabel={words.folded}
        />
      )}
      {props.helpAtSend}
      <div className={styles['send']}>
        <Button type="submit" id={sendId} isPending={isSending} {...(!isLast && { name: 'go', value: 'next' })}>
          {isSending ? (isLast ? 'Sending…' : 'One moment…') : submitLabel}
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
      {ownDetails && details.length > 0 && holds(ownDetails.when, current) && (
        <SaveOnDevice
          kind="details"
          path={path}
          token={token}
          label={ownDetails.label}
          forgetLabel={device.forget}
          words={ownDetails.words}
          onSave={() => {
            if (!form.current) return undefined
            const saved = readAnswers(details, new FormData(form.current))
            return saveOnDevice('details', path, textAnswer(saved, ownDetails.namedBy ?? '') || device.details, saved)
          }}
        />
      )}
      {!definition.isShort && (
        <SaveOnDevice
          kind="answers"
          path={path}
          token={token}
          label={device.save}
          forgetLabel={device.forget}
          words={device.what}
          onSave={() =>
            form.current
              ? saveOnDevice('answers', path, definition.noun, pageOf(definition, at, form.current))
              : undefined
          }
        />
      )}
    </Form>
  )
}

/**
 * Password managers, dictation and switch software can write into fields without an event. So the form is also read when
 * the page is hidden or left.
 * @param answers Those that the page was opened with.
 * @returns A function that reads the form.
 */
function useReadOnLeave(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly Field[],
  answers: Answers,
  onTyped: SubmissionFormProps['onTyped'],
): () => void {
  const lastRead = useRef<Answers>(undefined)
  const read = (element: HTMLFormElement | null) => {
    if (!element) return
    lastRead.current = readAnswers(fields, new FormData(element))
    onTyped?.(element)
  }
  const readIfChanged = useEffectEvent((element: HTMLFormElement) => {
    const before = lastRead.current ?? answers
    const now = readAnswers(fields, new FormData(element))
    if (fields.some(({ name }) => String(now[name] ?? '') !== String(before[name] ?? ''))) read(element)
  })
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const leaving = new AbortController()
    const onLeave = () => readIfChanged(element)
    // Back within the site leaves the page without hiding it.
    for (const event of ['pagehide', 'popstate']) addEventListener(event, onLeave, leaving)
    document.addEventListener('visibilitychange', onLeave, leaving)
    return () => {
      leaving.abort()
      onLeave()
    }
  }, [form])
  return () => read(form.current)
}

/**
 * Checks options for answers that arrive after the first render. React applies a changed `defaultValue` to text fields that
 * the visitor has not edited; this does the same for options where the visitor has not chosen.
 */
function useChosenDefaults(form: RefObject<HTMLFormElement | null>, answers: Answers): void {
  const first = useRef(answers)
  useEffect(() => {
    if (!form.current || answers === first.current) return
    const isUnanswered = ({ name }: HTMLInputElement) => !form.current?.querySelector(`[name="${name}"]:checked`)
    for (const choice of [...form.current.querySelectorAll<HTMLInputElement>('[checked]')].filter(isUnanswered))
      choice.checked = true
  }, [form, answers])
}
