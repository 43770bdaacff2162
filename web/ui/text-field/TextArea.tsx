import type { ComponentProps } from 'react'
import { useId } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps } from 'react-aria-components/TextField'
import { describedBy, FieldHead, type FieldText } from '#web/ui/field/Field.tsx'
import styles from '#web/ui/field/Field.module.css'

interface Props extends Omit<TextFieldProps, 'value' | 'className' | 'style' | 'render' | 'children'>, FieldText {
  readonly rows?: number | undefined
}

/** Several lines of text. The document holds what is typed, as in a TextField. */
export function TextArea(props: Props) {
  const { label, description, errorMessage, isOptional, rows = 5, defaultValue, ...field } = props
  const text = { label, description, errorMessage, isOptional }
  const ownId = useId()
  const { id = ownId } = field
  return (
    <AriaTextField
      {...field}
      id={id}
      className={styles['field'] ?? ''}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
    >
      <FieldHead {...text} id={id} />
      <AriaTextArea
        className={styles['control'] ?? ''}
        data-width="full"
        rows={rows}
        render={({ value: _, type: __, ...input }: ComponentProps<'textarea'> & { readonly type?: string }) => (
          <textarea {...input} defaultValue={defaultValue} aria-describedby={undefined} {...describedBy(id, text)} />
        )}
      />
    </AriaTextField>
  )
}
