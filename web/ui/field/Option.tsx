import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import './field.css'

export interface OptionText {
  readonly children: ReactNode
  readonly description?: string | undefined
  /** The address of a picture of the option. Decorative: the label has its meaning. */
  readonly picture?: string | undefined
  /**
   * For the first option of an invalid group, the id of the group's error message: when the focus enters the group, Orca announces its
   * name but not its description.
   */
  readonly 'aria-describedby'?: string
}

interface Props extends OptionText {
  readonly ref: Ref<HTMLInputElement>
  /** From React Aria's hook. */
  readonly inputProps: InputHTMLAttributes<HTMLInputElement>
  /** For an uncontrolled group; with a `value` on the group, `inputProps.checked` applies. */
  readonly defaultSelected: boolean | undefined
  readonly onChange: (isSelected: boolean) => void
}

/**
 * A radio button or checkbox with its label, on React Aria's hooks. React Aria's RadioField and CheckboxField repeat the group's
 * description and error on every option, by ids that served HTML lacks. This component also differs in these ways:
 * - It is uncontrolled, so hydration does not reset a choice, as React Aria's `checked` would.
 * - Change events bubble to the form, where React Aria stops them. The label is native, because a press on React Aria's fires none.
 * - Tab stops are the browser's: with React Aria's `tabIndex`, a radio button chosen without scripts could not be reached.
 */
export function Option({
  ref,
  inputProps,
  defaultSelected,
  onChange,
  children,
  description,
  picture,
  ...described
}: Props) {
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
        aria-labelledby={`${id}-label`}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={
          [described['aria-describedby'], description && `${id}-description`].filter(Boolean).join(' ') || undefined
        }
      />
      {/* Also by aria-labelledby: IBM's checker reads innerText, which in closed details is empty, and reports an input without name. */}
      <label className="option-label" id={`${id}-label`} htmlFor={id}>
        {children}
      </label>
      {picture && (
        <img
          className="option-picture"
          data-choice-picture=""
          src={picture}
          alt=""
          width="80"
          height="60"
          loading="lazy"
        />
      )}
      {description && (
        <p className="option-description" id={`${id}-description`}>
          {description}
        </p>
      )}
    </div>
  )
}
