import { useId, type Ref } from 'react'
import { TextField as AriaTextField, type TextFieldProps } from 'react-aria-components/TextField'
import { describedBy, FieldHead, type FieldText } from '#web/ui/field/Field.tsx'
import { Input } from '#web/ui/field/Input.tsx'
import styles from '#web/ui/field/Field.module.css'

interface Props extends Omit<TextFieldProps, 'value' | 'className' | 'style' | 'render' | 'children'>, FieldText {
  readonly width?: 'short' | 'medium' | 'full' | undefined
  readonly inputRef?: Ref<HTMLInputElement>
}

/** One line of text. `defaultValue` may change until somebody types. */
export function TextField(props: Props) {
  const { label, description, errorMessage, isOptional, width = 'full', defaultValue, inputRef, ...field } = props
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
      <Input ref={inputRef} width={width} defaultValue={defaultValue} {...describedBy(id, text)} />
    </AriaTextField>
  )
}
