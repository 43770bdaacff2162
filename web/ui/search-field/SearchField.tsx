import { useRef } from 'react'
import { SearchField as AriaSearchField, type SearchFieldProps } from 'react-aria-components/SearchField'
import { FieldHead, type FieldText, useFieldProps } from '#web/ui/field/Field.tsx'
import { Input } from '#web/ui/field/Input.tsx'

interface Props
  extends Omit<SearchFieldProps, 'value' | 'className' | 'style' | 'render' | 'children' | 'onClear'>, FieldText {}

/** A field for search terms. Escape clears it. The clear button is the browser's own. */
export function SearchField({ defaultValue, ...props }: Props) {
  const { head, described, field } = useFieldProps(props)
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    // Not by setting `value`, because React would not detect the change.
    input.current?.setRangeText('', 0, input.current.value.length)
    input.current?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  return (
    <AriaSearchField {...field} className="field" onClear={clear}>
      <FieldHead {...head} />
      <Input {...described} ref={input} defaultValue={defaultValue} />
    </AriaSearchField>
  )
}
