import type { Ref } from 'react'
import { TextField as AriaTextField, type TextFieldProps } from 'react-aria-components/TextField'
import { FieldHead, type FieldText, useFieldProps } from '#web/ui/field/Field.tsx'
import { Input } from '#web/ui/field/Input.tsx'

interface Props extends Omit<TextFieldProps, 'value' | 'className' | 'style' | 'render' | 'children'>, FieldText {
  readonly width?: 'short' | 'medium' | 'full' | undefined
  readonly inputRef?: Ref<HTMLInputElement>
}

/** One line of text. `defaultValue` may change until the visitor types. */
export function TextField({ width = 'full', defaultValue, inputRef, ...props }: Props) {
  const { head, described, field } = useFieldProps(props)
  return (
    <AriaTextField {...field} className="field">
      <FieldHead {...head} />
      <Input {...described} ref={inputRef} width={width} defaultValue={defaultValue} />
    </AriaTextField>
  )
}
