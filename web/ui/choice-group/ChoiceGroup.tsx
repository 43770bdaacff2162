import type { ChangeEvent } from 'react'
import { describedBy } from '#web/ui/field/described-by.ts'
import type { FieldText } from '#web/ui/field/Field.tsx'
import { FieldMessages } from '#web/ui/field/FieldMessages.tsx'
import fieldStyles from '#web/ui/field/Field.module.css'
import styles from './ChoiceGroup.module.css'

interface Choice {
  readonly value: string
  readonly label: string
  readonly hint?: string | undefined
}

export interface ChoiceGroupProps extends FieldText {
  readonly name: string
  readonly legend: string
  readonly options: readonly Choice[]
  /** The value, or for checkboxes the values, chosen at first. */
  readonly defaultValue?: string | readonly string[] | undefined
  /** In place of `defaultValue`: what is chosen now. */
  readonly value?: string | readonly string[] | undefined
  /** Beside one another where there is room, for short labels. */
  readonly isInline?: boolean
  readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined
}

/**
 * Native inputs in a fieldset. The first has the group's own id, so that a link in the error summary focuses it. An error
 * marks the radio group as a whole, but each checkbox, because `group` takes no `aria-invalid`.
 */
export function ChoiceGroup({
  type,
  name,
  legend,
  options,
  defaultValue,
  value: valueNow,
  isInline = false,
  onChange,
  ...text
}: ChoiceGroupProps & { readonly type: 'radio' | 'checkbox' }) {
  const first = valueNow ?? defaultValue
  const chosen = typeof first === 'string' ? [first] : (first ?? [])
  const invalid = text.error ? true : undefined
  return (
    <fieldset
      className={fieldStyles['field']}
      data-invalid={invalid}
      aria-describedby={describedBy(text)}
      {...(type === 'radio' && { role: 'radiogroup', 'aria-invalid': invalid })}
    >
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
      <div className={styles['options']} data-inline={isInline || undefined}>
        {options.map(({ value, label, hint }, index) => {
          const id = index === 0 ? text.id : `${text.id}-${index + 1}`
          return (
            <div className={styles['option']} key={value}>
              <input
                className={styles['input']}
                type={type}
                id={id}
                name={name}
                value={value}
                {...{ [valueNow === undefined ? 'defaultChecked' : 'checked']: chosen.includes(value) }}
                onChange={onChange}
                aria-invalid={type === 'checkbox' ? invalid : undefined}
                aria-describedby={hint && `${id}-option-hint`}
              />
              <label className={styles['label']} htmlFor={id}>
                {label}
              </label>
              {hint && (
                <p className={styles['hint']} id={`${id}-option-hint`}>
                  {hint}
                </p>
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
