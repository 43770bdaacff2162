import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps } from 'react-aria-components/TextField'
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts'
import { FieldHead, type FieldText, useFieldProps } from '#web/ui/field/Field.tsx'

interface Props extends Omit<TextFieldProps, 'value' | 'className' | 'style' | 'render' | 'children'>, FieldText {
  readonly rows?: number | undefined
}

/** Several lines of text. `defaultValue` may change until somebody types. */
export function TextArea({ rows = 5, defaultValue, ...props }: Props) {
  const { head, described, field } = useFieldProps(props)
  const textArea = useTypedBeforeHydration(head.id)
  return (
    <AriaTextField {...field} className="field">
      <FieldHead {...head} />
      <AriaTextArea
        ref={textArea}
        className="field-control"
        data-width="full"
        rows={rows}
        render={(given: ComponentProps<'textarea'> & { readonly type?: string }) => {
          // Of the input that React Aria expects until it has seen the element.
          const { type: _, ...input } = given
          const { 'aria-describedby': ids } = described
          return <textarea {...input} value={undefined} defaultValue={defaultValue} aria-describedby={ids} />
        }}
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
