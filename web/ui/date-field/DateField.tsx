import { Group } from 'react-aria-components/Group'
import { Label } from 'react-aria-components/Label'
import { TextField } from 'react-aria-components/TextField'
import { errorId, FieldHead, type FieldText, useFieldProps } from '#web/ui/field/Field.tsx'
import { Input } from '#web/ui/field/Input.tsx'
import styles from './DateField.module.css'

interface Props extends FieldText {
  /** The id of the first field; the ids of the others are derived from it. */
  readonly id: string
  /** The three fields are named NAME-day, NAME-month and NAME-year. */
  readonly name: string
  /** As typed: `27/3/1950`. */
  readonly defaultValue?: string | undefined
  /** Whether it is the visitor's own date of birth, which the browser may fill in. */
  readonly isBirthday?: boolean
}

const parts = [
  { part: 'day', label: 'Day' },
  { part: 'month', label: 'Month' },
  { part: 'year', label: 'Year' },
] as const

/**
 * A date that a person knows by heart: a group of three fields to type in, without a calendar
 * (https://design-system.service.gov.uk/components/date-input/). React Aria's own DateField submits nothing without scripts.
 */
export function DateField({ id, name, defaultValue = '', isBirthday = false, ...text }: Props) {
  const [day = '', month = '', ...year] = defaultValue.split('/')
  const values = { day, month, year: year.join('/') }
  const { head, described, field } = useFieldProps({ ...text, id: `${id}-group` })
  const { isInvalid } = field
  const labelId = `${head.id}-label`
  return (
    <Group {...described} id={head.id} className="field" isInvalid={isInvalid} aria-labelledby={labelId}>
      <FieldHead {...head} labelProps={{ id: labelId, elementType: 'span' }} />
      <div className={styles['parts']}>
        {parts.map(({ part, label }, index) => (
          <TextField
            className={styles['part'] ?? ''}
            key={part}
            id={index === 0 ? id : `${id}-${part}`}
            name={`${name}-${part}`}
            inputMode="numeric"
            autoComplete={isBirthday ? `bday-${part}` : 'off'}
            isInvalid={isInvalid}
            validationBehavior="aria"
          >
            <Label>{label}</Label>
            <Input
              data-part={part}
              defaultValue={values[part]}
              // As for the first option of a group (Option.tsx).
              {...(isInvalid && index === 0 && { 'aria-describedby': errorId(head.id) })}
            />
          </TextField>
        ))}
      </div>
    </Group>
  )
}
