import { createContext, type ReactNode, use, useRef } from 'react'
import { type AriaRadioGroupProps, type AriaRadioProps, useRadio, useRadioGroup } from 'react-aria/useRadioGroup'
import { type RadioGroupState, useRadioGroupState } from 'react-stately/useRadioGroupState'
import { type FieldText, useFieldProps } from '#web/ui/field/Field.tsx'
import { Option, type OptionText } from '#web/ui/field/Option.tsx'
import { OptionGroup } from '#web/ui/field/OptionGroup.tsx'

interface RadioGroupContextValue {
  readonly state: RadioGroupState
  readonly isControlled: boolean
}

const RadioGroupContext = createContext<RadioGroupContextValue | null>(null)

export interface RadioGroupProps extends Omit<AriaRadioGroupProps, keyof FieldText>, FieldText {
  /** Radios. The links of an error summary lead to the `id` of the first. */
  readonly children: ReactNode
  readonly isCompact?: boolean
}

/** One choice of several, all of them visible. Without a `value`, the DOM stores the choice, not React (Option.tsx). */
export function RadioGroup({ isCompact, children, ...props }: RadioGroupProps) {
  const { head, described, field } = useFieldProps(props)
  const group = { ...field, label: head.label }
  // Stores no last focused option: the option's tabIndex is unused (Option.tsx), and a render on focus makes React set each name anew,
  // after which Chromium stops at every option of a group without a choice.
  const state = { ...useRadioGroupState(group), setLastFocusedValue: () => {} }
  const { radioGroupProps, labelProps } = useRadioGroup(group, state)
  const isControlled = props.value !== undefined
  return (
    <OptionGroup
      {...{ head, described, labelProps, isCompact }}
      orientation={props.orientation}
      // Uses the browser's own arrow keys, which fire the change events that forms listen to; React Aria's fire none.
      groupProps={{ ...radioGroupProps, onKeyDown: undefined, 'aria-orientation': undefined }}
    >
      {/* oxlint-disable-next-line react/jsx-no-constructed-context-values -- React Aria's state is a new object each time. */}
      <RadioGroupContext value={{ state, isControlled }}>{children}</RadioGroupContext>
    </OptionGroup>
  )
}

export function Radio({ description, picture, ...props }: AriaRadioProps & OptionText) {
  const group = use(RadioGroupContext)
  if (!group) throw new Error('A Radio needs a RadioGroup around it')
  const { state, isControlled } = group
  const ref = useRef<HTMLInputElement>(null)
  const { inputProps } = useRadio(props, state, ref)
  return (
    <Option
      ref={ref}
      inputProps={inputProps}
      defaultSelected={isControlled ? undefined : state.defaultSelectedValue === props.value}
      onChange={() => state.setSelectedValue(props.value)}
      description={description}
      picture={picture}
      {...(props['aria-describedby'] && { 'aria-describedby': props['aria-describedby'] })}
    >
      {props.children}
    </Option>
  )
}
