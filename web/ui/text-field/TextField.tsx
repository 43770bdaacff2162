import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { describedBy } from '#web/ui/field/described-by.ts'
import { Field, type FieldText } from '#web/ui/field/Field.tsx'
import styles from '#web/ui/field/Field.module.css'

interface Props extends FieldText {
  readonly name: string
  readonly label: string
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'search' | 'url'> | undefined
  readonly defaultValue?: string | undefined
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'search' | undefined
  /** As wide as the answer: a hint in itself. */
  readonly width?: 'short' | 'medium' | 'full' | undefined
}

/** One line of text. Validation speaks by `error` alone; the browser's own stays off. */
export function TextField({
  name,
  label,
  type = 'text',
  defaultValue,
  autoComplete,
  inputMode,
  width = 'full',
  ...text
}: Props) {
  return (
    <Field {...text} label={label}>
      <input
        className={styles['control']}
        data-width={width}
        id={text.id}
        name={name}
        type={type}
        // Names and words in any script; addresses and numbers run from left to right.
        dir={type === 'text' || type === 'search' ? 'auto' : undefined}
        defaultValue={defaultValue}
        autoComplete={autoComplete}
        inputMode={inputMode}
        aria-invalid={text.error ? true : undefined}
        aria-describedby={describedBy(text)}
      />
    </Field>
  )
}
