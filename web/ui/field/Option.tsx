import { type ReactNode, useId } from 'react'
import './field.css'

/** A Radio or a Checkbox. */
export interface OptionProps {
  readonly value: string
  readonly id?: string | undefined
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

interface Props extends OptionProps {
  readonly type: 'radio' | 'checkbox'
  readonly name: string | undefined
  readonly isDisabled: boolean
  /** A checkbox; of radio buttons the group is invalid. */
  readonly isInvalid?: boolean
  /** For an uncontrolled group. */
  readonly isSelectedAtFirst?: boolean
  /** For a group with a `value`. */
  readonly isSelected?: boolean
  readonly onChange: (isSelected: boolean) => void
}

/**
 * A radio button or checkbox with its label: the browser's own, in a group of React Aria's hooks. React Aria's options repeat the
 * group's description and error on every option, by ids that served HTML lacks; hydration resets their choice; they stop change events,
 * which forms listen to; and with their `tabIndex` a radio button chosen without scripts could not be reached.
 */
export function Option({
  type,
  name,
  value,
  isDisabled,
  isInvalid = false,
  isSelectedAtFirst,
  isSelected,
  onChange,
  children,
  description,
  picture,
  ...props
}: Props) {
  const ownId = useId()
  const { id = ownId } = props
  return (
    <div className="option">
      <input
        type={type}
        name={name}
        value={value}
        disabled={isDisabled}
        aria-invalid={isInvalid || undefined}
        {...(isSelected === undefined ? { defaultChecked: isSelectedAtFirst } : { checked: isSelected })}
        id={id}
        className="option-input"
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={
          [props['aria-describedby'], description && `${id}-description`].filter(Boolean).join(' ') || undefined
        }
      />
      <label className="option-label" htmlFor={id}>
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
          {/* No links: the whole option selects it, and an unsteady hand would call. */}
          {description}
        </p>
      )}
    </div>
  )
}
