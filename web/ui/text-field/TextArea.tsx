import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps } from 'react-aria-components/TextField'
import { FieldHead, type FieldText, useFieldProps } from '#web/ui/field/Field.tsx'

interface Props extends Omit<TextFieldProps, 'value' | 'className' | 'style' | 'render' | 'children'>, FieldText {
  readonly rows?: number | undefined
}

/** Several lines of text. `defaultValue` may change until the visitor types. */
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
        render={(renderProps: ComponentProps<'textarea'> & { readonly type?: string }) => {
          // Omits `type`, which React Aria passes until it detects that the element is a textarea.
          const { type: _, ...input } = renderProps
          const { 'aria-describedby': ids } = described
          return <textarea {...input} dir="auto" value={undefined} defaultValue={defaultValue} aria-describedby={ids} />
        }}
      />
    </AriaTextField>
  )
}

/** The text areas that React has taken over. Another one in the page is as served. */
const taken = new WeakSet<Element>()

/** On hydration React resets a textarea with a default to that default, but it does not reset an input. This restores the typed text. */
function useTypedBeforeHydration(id: string): RefObject<HTMLTextAreaElement | null> {
  const textArea = useRef<HTMLTextAreaElement>(null)
  const [typed] = useState(() => {
    if (typeof document === 'undefined') return undefined
    const served = document.getElementById(id)
    return served instanceof HTMLTextAreaElement && !taken.has(served) ? served.value : undefined
  })
  useLayoutEffect(() => {
    const { current } = textArea
    if (!current) return
    taken.add(current)
    if (typed !== undefined && current.value !== typed) current.value = typed
  }, [typed])
  return textArea
}
