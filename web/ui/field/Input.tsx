import type { Ref } from 'react'
import { Input as AriaInput, type InputProps } from 'react-aria-components/Input'

interface Props extends Omit<InputProps, 'className' | 'render' | 'value'> {
  readonly ref?: Ref<HTMLInputElement> | undefined
  /** Matches the length of the answer, as a hint. */
  readonly width?: 'short' | 'medium' | 'full' | undefined
}

/**
 * The input of a text field. It is uncontrolled: React Aria's `value` is omitted, so that hydration does not reset what was typed
 * earlier.
 */
export function Input({ ref = null, width, defaultValue, 'aria-describedby': describedBy, ...props }: Props) {
  return (
    <AriaInput
      {...props}
      ref={ref}
      className="field-control"
      data-width={width}
      render={(input) => (
        <input
          {...input}
          // Names and other text can be in any script; addresses and numbers run from left to right.
          dir={input.type === 'text' || input.type === 'search' ? 'auto' : undefined}
          value={undefined}
          defaultValue={defaultValue}
          aria-describedby={describedBy}
        />
      )}
    />
  )
}
