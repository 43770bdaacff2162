import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import './field.css'

export interface OptionText {
  readonly children: ReactNode
  readonly description?: string | undefined
  /**
   * For the first option of a group in error, the id of the group's error message: Orca says a group's name as the focus enters,
   * and not its description.
   */
  readonly 'aria-describedby'?: string
}

interface Props extends OptionText {
  readonly ref: Ref<HTMLInputElement>
  /** From React Aria's hook. */
  readonly inputProps: InputHTMLAttributes<HTMLInputElement>
  /** Of an uncontrolled group; with a `value` of the group's, `inputProps.checked` counts. */
  readonly defaultSelected: boolean | undefined
  readonly onChange: (isSelected: boolean) => void
}

/**
 * A radio button or checkbox with its label, over React Aria's hooks. RadioField and CheckboxField repeat the group's description
 * and error at every option, by ids that served HTML lacks. Here besides:
 * - the document holds what is chosen, so a late script cannot take it back, as React Aria's `checked` would;
 * - change events bubble to the form, where React Aria stops them, and the label is native, because a press on React Aria's fires none;
 * - Tab stops are the browser's: by React Aria's `tabIndex`, a radio button that was chosen without scripts could not be reached.
 */
export function Option({ ref, inputProps, defaultSelected, onChange, children, description, ...described }: Props) {
  const ownId = useId()
  const { checked, tabIndex: _, id = ownId, ...input } = inputProps
  return (
    <div className="option">
      <input
        {...input}
        {...(defaultSelected === undefined ? { checked } : { defaultChecked: defaultSelected })}
        ref={ref}
        id={id}
        className="option-input"
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={
          [described['aria-describedby'], description && `${id}-description`].filter(Boolean).join(' ') || undefined
        }
      />
      <label className="option-label" htmlFor={id}>
        {children}
      </label>
      {description && (
        <p className="option-description" id={`${id}-description`}>
          {description}
        </p>
      )}
    </div>
  )
}
