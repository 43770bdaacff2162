import type { Answers, Field } from '#schema/forms/form-definition.ts'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox-group/CheckboxGroup.tsx'
import { DateField } from '#web/ui/date-field/DateField.tsx'
import { errorId } from '#web/ui/field/Field.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group/RadioGroup.tsx'
import { TextArea } from '#web/ui/text-field/TextArea.tsx'
import { TextField } from '#web/ui/text-field/TextField.tsx'
import { chosenAnswers, optionsOf, textAnswer, type OptionLists } from './answers.ts'
import { FocusLink } from './FocusLink.tsx'
import styles from './FormFields.module.css'
import type { FieldProblem } from './outcome.ts'
import type { Asking } from './use-shown-fields.ts'

/** The id of a field, which the links of the error summary name. */
export const fieldId = (name: string): string => `field-${name}`

/** With so many optional fields at the end, a link leads past them: each is a step more for somebody who scans by switch. */
const isWorthSkipping = (askings: readonly Asking[]) => askings.length >= 3

interface FormFieldsProps {
  /** Those of one page, in their order. */
  readonly fields: readonly Field[]
  readonly answers: Answers
  readonly problems: readonly FieldProblem[]
  readonly lists: OptionLists
  readonly ask: (field: Field) => Asking
  /** The id and the words of the button at the end. */
  readonly sendId: string
  readonly sendLabel: string
}

/** The fields of a form in their order. It knows kinds of fields and no form. */
export function FormFields({ fields, answers, problems, lists, ask, sendId, sendLabel }: FormFieldsProps) {
  const lastRequired = fields.findLastIndex((field) => field.isRequired)
  const skipped = fields.slice(lastRequired + 1).map(ask)
  const isShortcutShown = isWorthSkipping(skipped.filter(({ isShown }) => isShown))
  // Of questions that nobody asks so far there are none to skip: it comes and goes with them.
  const isShortcutWaiting = !isWorthSkipping(skipped.filter(({ isWaiting }) => !isWaiting))

  return fields.map((field, index) => (
    <div
      key={field.name}
      className={styles['field']}
      data-field={field.name}
      data-waiting={ask(field).isWaiting || undefined}
      hidden={!ask(field).isShown}
    >
      <FormField
        answers={answers}
        error={problems.find((problem) => problem.field === field.name)?.message}
        lists={lists}
        asking={ask(field)}
      />
      {isShortcutShown && index === lastRequired && (
        <p className={styles['shortcut']} data-waiting={isShortcutWaiting || undefined}>
          All other questions are optional. <FocusLink targetId={sendId}>Go to “{sendLabel}”</FocusLink>
        </p>
      )}
    </div>
  ))
}

interface FormFieldProps {
  readonly answers: Answers
  readonly error: string | undefined
  readonly lists: OptionLists
  readonly asking: Asking
}

const inWords = (...sentences: readonly (string | undefined)[]) => sentences.filter(Boolean).join(' ') || undefined

function FormField({ answers, error, lists, asking }: FormFieldProps) {
  const { field } = asking
  const { name, hint, label } = field
  const id = fieldId(name)
  const rule = asking.isRuleInWords ? field.whenInWords : undefined
  const text = {
    name,
    label,
    description: inWords(hint, rule),
    errorMessage: error,
    isOptional: !asking.isRequired,
  }
  // The browser may fill in only what belongs to the person who types.
  const isTheirs = field.whose === 'visitor'
  const groupId = `${id}-group`
  // The links of the error summary focus the first option by the field's id, and it says the error.
  const optionProps = (index: number) => ({
    id: index === 0 ? id : `${id}-${index + 1}`,
    ...(index === 0 && error !== undefined && { 'aria-describedby': errorId(groupId) }),
  })
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'phone':
      return (
        <TextField
          {...text}
          id={id}
          type={inputTypes[field.kind]}
          defaultValue={textAnswer(answers, name)}
          width={field.width}
          {...(field.inputMode && { inputMode: field.inputMode })}
          autoComplete={isTheirs ? field.autocomplete : 'off'}
        />
      )
    case 'multiline':
      return (
        <TextArea
          {...text}
          id={id}
          // The limit is words only: no pasted text is cut off.
          description={inWords(hint, rule, limitInWords(field))}
          rows={field.rows}
          defaultValue={textAnswer(answers, name)}
          {...(!isTheirs && { autoComplete: 'off' })}
        />
      )
    case 'choice':
      return (
        <RadioGroup {...text} id={groupId} defaultValue={textAnswer(answers, name)}>
          {optionsOf(field, lists).map((option, index) => (
            <Radio key={option.value} {...optionProps(index)} value={option.value} description={option.hint}>
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
          isBirthday={isTheirs && field.autocomplete === 'bday'}
        />
      )
    case 'choices':
      break
  }
  return (
    <CheckboxGroup {...text} id={groupId} defaultValue={[...chosenAnswers(answers, name)]}>
      {optionsOf(field, lists).map((option, index) => (
        <Checkbox key={option.value} {...optionProps(index)} value={option.value} description={option.hint}>
          {option.label}
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
}

const inputTypes = { text: 'text', email: 'email', phone: 'tel' } as const

/** '4,000'. Not by toLocaleString: the formatter that it makes is the longest task of a form's start on a phone. */
const inThousands = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

function limitInWords({ rules = [] }: Field): string | undefined {
  const limit = rules.find((rule) => rule.rule === 'maxLength')?.characters
  return limit === undefined ? undefined : `You can write up to ${inThousands(limit)} characters.`
}
