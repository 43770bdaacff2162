import { describedBy } from '#web/ui/field/described-by.ts'
import { Field, type FieldText } from '#web/ui/field/Field.tsx'
import styles from '#web/ui/field/Field.module.css'

interface Props extends FieldText {
  readonly name: string
  readonly label: string
  readonly defaultValue?: string | undefined
  readonly autoComplete?: 'off' | undefined
  readonly rows?: number | undefined
  /** How many characters are welcome, in words only: nobody's pasted text is cut off. */
  readonly maxLength?: number | undefined
}

/** Several lines of text. It grows with what is typed where the browser can. */
export function TextArea({ name, label, defaultValue, autoComplete, rows = 5, maxLength, ...text }: Props) {
  const limit = maxLength && `You can write up to ${maxLength.toLocaleString('en-AU')} characters.`
  const described = { ...text, note: [text.note, limit].filter(Boolean).join(' ') || undefined }
  return (
    <Field {...described} label={label}>
      <textarea
        className={styles['control']}
        data-width="full"
        id={text.id}
        name={name}
        rows={rows}
        defaultValue={defaultValue}
        autoComplete={autoComplete}
        aria-invalid={text.error ? true : undefined}
        aria-describedby={describedBy(described)}
      />
    </Field>
  )
}
