import { type ComponentProps, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps } from 'react-aria-components/TextField'
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts'
import { describedBy, FieldHead, type FieldText } from '#web/ui/field/Field.tsx'
import styles from '#web/ui/field/Field.module.css'

interface Props extends Omit<TextFieldProps, 'value' | 'className' | 'style' | 'render' | 'children'>, FieldText {
  readonly rows?: number | undefined
}

/** Several lines of text. `defaultValue` may change until somebody types. */
export function TextArea(props: Props) {
  const { label, description, errorMessage, isOptional, rows = 5, defaultValue, ...field } = props
  const text = { label, description, errorMessage, isOptional }
  const ownId = useId()
  const { id = ownId } = field
  const textArea = useTypedBeforeHydration(id)
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
        ref={textArea}
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

/** As React hydrates a textarea that has a default, it sets its value back to that. An input keeps what was typed. */
function useTypedBeforeHydration(id: string): RefObject<HTMLTextAreaElement | null> {
  const textArea = useRef<HTMLTextAreaElement>(null)
  const isHydrated = useIsHydrated()
  const [typed] = useState(() => {
    if (isHydrated || typeof document === 'undefined') return undefined
    const served = document.getElementById(id)
    return served instanceof HTMLTextAreaElement ? served.value : undefined
  })
  useLayoutEffect(() => {
    const { current } = textArea
    if (current && typed !== undefined && current.value !== typed) current.value = typed
  }, [typed])
  return textArea
}
