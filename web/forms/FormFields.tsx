import { memo, Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { Answers, Field } from '#schema/forms/form-definition.ts'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox-group/CheckboxGroup.tsx'
import { DateField } from '#web/ui/date-field/DateField.tsx'
import { errorId } from '#web/ui/field/Field.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group/RadioGroup.tsx'
import { HiddenField } from '#web/ui/field/HiddenField.tsx'
import { TextArea } from '#web/ui/text-field/TextArea.tsx'
import { TextField } from '#web/ui/text-field/TextField.tsx'
import { chosenAnswers, shownOptions, textAnswer, type OptionLists } from './answers.ts'
import { FieldDanger } from './danger/FieldDanger.tsx'
import { FocusLink } from './FocusLink.tsx'
import styles from './FormFields.module.css'
import { Keypad } from './Keypad.tsx'
import type { FieldProblem } from './outcome.ts'
import type { FieldState } from './use-shown-fields.ts'

/** The id of a field's control, used by the links of the error summary. */
export const fieldId = (name: string): string => `field-${name}`

/** From three optional fields at the end on, a link skips them, because each field is an extra step for switch users. */
const isWorthSkipping = (states: readonly FieldState[]) => states.length >= 3

/** Whether an answer can mean that someone is in danger. */
const mayTellOfDanger = (field: Field): boolean =>
  field.kind === 'multiline' || ('options' in field && field.options.some(({ danger }) => danger))

interface FormFieldsProps {
  /** The fields of one page, in order. */
  readonly fields: readonly Field[]
  readonly answers: Answers
  /** The choices as they are now. */
  readonly current: Answers
  readonly form: RefObject<HTMLFormElement | null>
  readonly problems: readonly FieldProblem[]
  readonly lists: OptionLists
  readonly stateOf: (field: Field) => FieldState
  /** The id and label of the submit button. */
  readonly sendId: string
  readonly sendLabel: string
  /** The label of the disclosure of folded fields. */
  readonly foldedLabel: string
}

/** Renders the fields of any form definition in order. */
export function FormFields({
  fields: all,
  answers,
  current,
  form,
  problems,
  lists,
  stateOf,
  sendId,
  sendLabel,
  foldedLabel,
}: FormFieldsProps) {
  const fields = all.filter(({ isGiven }) => !isGiven)
  const lastRequired = fields.findLastIndex((field) => field.isRequired)
  const skipped = fields
    .slice(lastRequired + 1)
    .filter(({ isFolded }) => !isFolded)
    .map(stateOf)
  const isShortcutShown = isWorthSkipping(skipped.filter(({ isShown }) => isShown))
  // Where scripts run, CSS hides the waiting fields, and also the link if too few of the others remain.
  const isShortcutWaiting = !isWorthSkipping(skipped.filter(({ isWaiting }) => !isWaiting))

  const given = all
    .filter(({ isGiven }) => isGiven)
    .flatMap(({ name }) =>
      [answers[name] ?? []].flat().map((value) => <HiddenField key={name + value} {...{ name, value }} />),
    )

  const show = (plain: Field) => {
    const { field, isShown, isWaiting, isRequired, isRuleInWords } = stateOf(plain)
    return (
      <div
        key={field.name}
        className={styles['field']}
        data-field={field.name}
        data-waiting={isWaiting || undefined}
        hidden={!isShown}
      >
        {/* Hydrated in a task of its own: all fields at once take too long on a phone. */}
        <Suspense>
          <FormField
            field={field}
            answers={answers}
            error={problems.find((problem) => problem.field === field.name)?.message}
            lists={lists}
            isRequired={isRequired}
            isRuleInWords={isRuleInWords}
          />
        </Suspense>
        {mayTellOfDanger(field) && <FieldDanger field={field} answers={answers} current={current} form={form} />}
        {isShortcutShown && plain === fields[lastRequired] && (
          <p className={styles['shortcut']} data-waiting={isShortcutWaiting || undefined}>
            All other questions are optional. <FocusLink targetId={sendId}>{`Go to “${sendLabel}”`}</FocusLink>
          </p>
        )}
      </div>
    )
  }
  const firstFolded = fields.findIndex(({ isFolded }) => isFolded)
  if (firstFolded < 0) return [...given, ...fields.map(show)]
  const isUsed = ({ name }: Field) => answers[name]?.length || problems.some(({ field }) => field === name)
  return [
    ...given,
    ...fields.slice(0, firstFolded).map(show),
    <Folded key="folded" label={foldedLabel} isUsed={fields.slice(firstFolded).some(isUsed)} response={answers}>
      {fields.slice(firstFolded).map(show)}
    </Folded>,
  ]
}

interface FoldedProps {
  readonly label: string
  /** Whether one of the fields has an answer or an error. */
  readonly isUsed: boolean
  /** Another object after each response. */
  readonly response: unknown
  readonly children: ReactNode
}

/** Optional fields in a disclosure. It opens again with each response where a field is used, also if the visitor closed it. */
function Folded({ label, isUsed, response, children }: FoldedProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (details.current && isUsed) details.current.open = true
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- It also opens with each response.
  }, [isUsed, response])
  return (
    <details ref={details} className={styles['folded']} open={isUsed}>
      <summary>{label}</summary>
      <div className={styles['more']}>{children}</div>
    </details>
  )
}

interface FormFieldProps extends Pick<FieldState, 'field' | 'isRequired' | 'isRuleInWords'> {
  readonly answers: Answers
  readonly error: string | undefined
  readonly lists: OptionLists
}

const inWords = (...sentences: readonly (string | undefined)[]) => sentences.filter(Boolean).join(' ') || undefined

/**
 * Rendered again only when the field changes: each render makes React set the names of radio buttons anew, and Chromium then stops at
 * every option of a group without a choice.
 */
const FormField = memo(({ field, answers, error, lists, isRequired, isRuleInWords }: FormFieldProps) => {
  const { name, hint, label } = field
  const id = fieldId(name)
  const rule = isRuleInWords ? field.whenInWords : undefined
  const text = {
    name,
    label,
    description: inWords(hint, rule),
    errorMessage: error,
    isOptional: !isRequired,
  }
  // Autofill would enter the visitor's details into fields about another person.
  const mayAutofill = field.whose === 'visitor'
  const groupId = `${id}-group`
  // The error summary links to the first option, so that option is described by the error.
  const optionProps = (index: number) => ({
    id: index === 0 ? id : `${id}-${index + 1}`,
    ...(index === 0 && error !== undefined && { 'aria-describedby': errorId(groupId) }),
  })
  const isTiled = 'hasPictures' in field && field.hasPictures
  // Otherwise only beside long lists of things: services and topics.
  const pictureOf = (value: string) =>
    isTiled || ('optionsFrom' in field && field.optionsFrom) ? lists.pictures?.[value] : undefined
  const offered = 'options' in field ? shownOptions(field, lists, answers) : []
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'phone':
      return (
        <>
          <TextField
            {...text}
            id={id}
            type={inputTypes[field.kind]}
            defaultValue={textAnswer(answers, name)}
            width={field.width}
            {...(field.inputMode && { inputMode: field.inputMode })}
            autoComplete={mayAutofill ? field.autocomplete : 'off'}
          />
          {field.hasKeypad && <Keypad fieldId={id} />}
        </>
      )
    case 'multiline':
      return (
        <TextArea
          {...text}
          id={id}
          // A hint without a `maxLength` attribute, which would cut off pasted text.
          description={inWords(hint, rule, limitInWords(field))}
          rows={field.rows}
          defaultValue={textAnswer(answers, name)}
          {...(!mayAutofill && { autoComplete: 'off' })}
        />
      )
    case 'choice':
      return (
        <RadioGroup
          {...text}
          id={groupId}
          defaultValue={textAnswer(answers, name)}
          isTiled={isTiled}
          {...(areShort(offered) && { orientation: 'horizontal' as const })}
        >
          {offered.map((option, index) => (
            <Radio
              key={option.value}
              {...optionProps(index)}
              value={option.value}
              description={option.hint}
              picture={pictureOf(option.value)}
            >
              {option.label}
            </Radio>
          ))}
        </RadioGroup>
      )
    case 'date':
      return (
        <DateField
          {...text}
          id={id}
          defaultValue={textAnswer(answers, name)}
          isBirthday={mayAutofill && field.autocomplete === 'bday'}
        />
      )
    case 'choices':
      break
  }
  return (
    <CheckboxGroup {...text} id={groupId} defaultValue={[...chosenAnswers(answers, name)]}>
      {offered.map((option, index) => (
        <Checkbox
          key={option.value}
          {...optionProps(index)}
          value={option.value}
          description={option.hint}
          picture={pictureOf(option.value)}
        >
          {option.label}
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
})

/** Whether the options fit on one line of a phone, such as Yes and No. */
const areShort = (options: readonly { readonly label: string; readonly hint?: string }[]): boolean =>
  options.every(({ hint }) => hint === undefined) && options.map(({ label }) => label).join('').length <= 20

const inputTypes = { text: 'text', email: 'email', phone: 'tel' } as const

/** '4,000'. Not toLocaleString: creating its formatter was the longest task when a form starts on a phone. */
const inThousands = (count: number): string =>
  count < 1_000 ? String(count) : `${Math.floor(count / 1_000)},${String(count % 1_000).padStart(3, '0')}`

function limitInWords({ rules = [] }: Field): string | undefined {
  const limit = rules.find((rule) => rule.rule === 'maxLength')?.characters
  return limit === undefined ? undefined : `You can write up to ${inThousands(limit)} characters.`
}
