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

/** '4,000'. Not by toLocaleString: the formatter that it makes is the longest task of a form's start on a phone. */
const inThousands = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

/** Several lines of text. It grows with what is typed where the browser can. */
export function TextArea({ name, label, defaultValue, autoComplete, rows = 5, maxLength, ...text }: Props) {
  const limit = maxLength && `You can write up to ${inThousands(maxLength)} characters.`
  const described = { ...text, note: [text.note, limit].filter(Boolean).join(' ') || undefined }
  return (
    <Field {...described} label={label}>
      <textarea
        className={styles['control']}
        data-width="full"
        id={text.id}
        name={name}
        rows={rows}
        dir="auto"
        defaultValue={defaultValue}
        autoComplete={autoComplete}
        aria-invalid={text.error ? true : undefined}
        aria-describedby={describedBy(described)}
      />
    </Field>
  )
}
