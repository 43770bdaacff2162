import type { Answers, Field } from '#schema/forms/form-definition.ts'
import { CheckboxGroup } from '#web/ui/choice-group/CheckboxGroup.tsx'
import { RadioGroup } from '#web/ui/choice-group/RadioGroup.tsx'
import { DateField } from '#web/ui/date-field/DateField.tsx'
import { TextArea } from '#web/ui/text-field/TextArea.tsx'
import { TextField } from '#web/ui/text-field/TextField.tsx'
import { chosenAnswers, optionsOf, textAnswer, type OptionLists } from './answers.ts'
import { fieldId } from './field-id.ts'
import { FocusLink } from './FocusLink.tsx'
import styles from './FormFields.module.css'
import type { FieldProblem } from './outcome.ts'
import type { Asking } from './use-shown-fields.ts'

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

function FormField({ answers, error, lists, asking }: FormFieldProps) {
  const { field } = asking
  const { name, hint } = field
  const text = {
    id: fieldId(name),
    name,
    hint,
    error,
    isOptional: !asking.isRequired,
    note: asking.isRuleInWords ? field.whenInWords : undefined,
  }
  // The browser may fill in only what belongs to the person who types.
  const isTheirs = field.whose === 'visitor'
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'phone':
      return (
        <TextField
          {...text}
          label={field.label}
          type={inputTypes[field.kind]}
          defaultValue={textAnswer(answers, name)}
          autoComplete={isTheirs ? field.autocomplete : 'off'}
          inputMode={field.inputMode}
          width={field.width}
        />
      )
    case 'multiline':
      return (
        <TextArea
          {...text}
          label={field.label}
          rows={field.rows}
          defaultValue={textAnswer(answers, name)}
          autoComplete={isTheirs ? undefined : 'off'}
          maxLength={longest(field)}
        />
      )
    case 'choice':
      return (
        <RadioGroup
          {...text}
          legend={field.label}
          options={optionsOf(field, lists)}
          defaultValue={textAnswer(answers, name)}
        />
      )
    case 'date':
      return (
        <DateField
          {...text}
          legend={field.label}
          defaultValue={textAnswer(answers, name)}
          isBirthday={isTheirs && field.autocomplete === 'bday'}
        />
      )
    case 'choices':
      break
  }
  return (
    <CheckboxGroup
      {...text}
      legend={field.label}
      options={optionsOf(field, lists)}
      defaultValue={chosenAnswers(answers, name)}
    />
  )
}

const inputTypes = { text: 'text', email: 'email', phone: 'tel' } as const

const longest = ({ rules = [] }: Field): number | undefined =>
  rules.find((rule) => rule.rule === 'maxLength')?.characters
