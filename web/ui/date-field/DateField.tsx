import { describedBy } from '#web/ui/field/described-by.ts'
import type { FieldText } from '#web/ui/field/Field.tsx'
import { FieldMessages } from '#web/ui/field/FieldMessages.tsx'
import fieldStyles from '#web/ui/field/Field.module.css'
import styles from './DateField.module.css'

interface Props extends FieldText {
  /** The three fields are called NAME-day, NAME-month and NAME-year. */
  readonly name: string
  readonly legend: string
  /** As typed: `27/3/1950`. */
  readonly defaultValue?: string | undefined
  /** The date of birth of the person who types, which the browser may fill in. */
  readonly isBirthday?: boolean
}

const parts = [
  { part: 'day', label: 'Day' },
  { part: 'month', label: 'Month' },
  { part: 'year', label: 'Year' },
] as const

/**
 * A date that a person knows by heart: three fields to type in, no calendar
 * (https://design-system.service.gov.uk/components/date-input/). The first has the group's own id.
 */
export function DateField({ name, legend, defaultValue = '', isBirthday = false, ...text }: Props) {
  const [day = '', month = '', ...year] = defaultValue.split('/')
  const values = { day, month, year: year.join('/') }
  const invalid = text.error ? true : undefined
  return (
    <fieldset className={fieldStyles['field']} data-invalid={invalid} aria-describedby={describedBy(text)}>
      <legend className={fieldStyles['legend']}>
        {legend}
        {text.isOptional && (
          <>
            {' '}
            <span className={fieldStyles['optional']}>(optional)</span>
          </>
        )}
      </legend>
      <FieldMessages {...text} />
      <div className={styles['parts']}>
        {parts.map(({ part, label }, index) => {
          const id = index === 0 ? text.id : `${text.id}-${part}`
          return (
            <div className={styles['part']} key={part}>
              <label htmlFor={id}>{label}</label>
              <input
                className={fieldStyles['control']}
                data-part={part}
                id={id}
                name={`${name}-${part}`}
                type="text"
                inputMode="numeric"
                defaultValue={values[part]}
                autoComplete={isBirthday ? `bday-${part}` : 'off'}
                aria-invalid={invalid}
              />
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
