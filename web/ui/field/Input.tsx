import type { Ref } from 'react'
import { Input as AriaInput, type InputProps } from 'react-aria-components/Input'

interface Props extends Omit<InputProps, 'className' | 'render' | 'value'> {
  readonly ref?: Ref<HTMLInputElement> | undefined
  /** As wide as the answer, which is a hint in itself. */
  readonly width?: 'short' | 'medium' | 'full' | undefined
}

/**
 * The input of a text field. The document holds what is typed: React Aria's `value` is left out, so that a late script cannot take
 * back what was typed before hydration.
 */
export function Input({ ref = null, width, defaultValue, 'aria-describedby': describedBy, ...props }: Props) {
  return (
    <AriaInput
      {...props}
      ref={ref}
      className="field-control"
      data-width={width}
      render={(input) => (
        <input {...input} value={undefined} defaultValue={defaultValue} aria-describedby={describedBy} />
      )}
    />
  )
}
