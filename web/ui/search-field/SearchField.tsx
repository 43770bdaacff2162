import { useId, useRef } from 'react'
import { SearchField as AriaSearchField, type SearchFieldProps } from 'react-aria-components/SearchField'
import { describedBy, FieldHead, type FieldText } from '#web/ui/field/Field.tsx'
import { Input } from '#web/ui/field/Input.tsx'
import styles from '#web/ui/field/Field.module.css'

interface Props
  extends Omit<SearchFieldProps, 'value' | 'className' | 'style' | 'render' | 'children' | 'onClear'>, FieldText {}

/** Words to look for. Escape clears it. The clear button is the browser's own. */
export function SearchField({ label, description, defaultValue, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const ownId = useId()
  const { id = ownId } = field
  const clear = () => {
    // Not by `value`, which React would not take for a change.
    input.current?.setRangeText('', 0, input.current.value.length)
    input.current?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  return (
    <AriaSearchField {...field} id={id} className={styles['field'] ?? ''} onClear={clear}>
      <FieldHead label={label} description={description} id={id} />
      <Input ref={input} defaultValue={defaultValue} {...describedBy(id, { description })} />
    </AriaSearchField>
  )
}
