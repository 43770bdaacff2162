import { createContext, type ReactNode, use, useRef } from 'react'
import {
  type AriaCheckboxGroupItemProps,
  type AriaCheckboxGroupProps,
  useCheckboxGroup,
  useCheckboxGroupItem,
} from 'react-aria/useCheckboxGroup'
import { type CheckboxGroupState, useCheckboxGroupState } from 'react-stately/useCheckboxGroupState'
import { type FieldText, useFieldProps } from '#web/ui/field/Field.tsx'
import { Option, type OptionText } from '#web/ui/field/Option.tsx'
import { OptionGroup } from '#web/ui/field/OptionGroup.tsx'

const CheckboxGroupContext = createContext<CheckboxGroupState | null>(null)

interface CheckboxGroupProps extends Omit<AriaCheckboxGroupProps, keyof FieldText | 'value'>, FieldText {
  /** Checkboxes. The links of an error summary lead to the `id` of the first. */
  readonly children: ReactNode
  readonly isCompact?: boolean
}

/** Any number of choices. The DOM, not React, stores what is chosen (Option.tsx). */
export function CheckboxGroup({ isCompact, children, ...props }: CheckboxGroupProps) {
  const { head, described, field } = useFieldProps(props)
  const group = { ...field, label: head.label }
  const state = useCheckboxGroupState(group)
  const { groupProps, labelProps } = useCheckboxGroup(group, state)
  return (
    <OptionGroup {...{ head, described, labelProps, groupProps, isCompact }}>
      <CheckboxGroupContext value={state}>{children}</CheckboxGroupContext>
    </OptionGroup>
  )
}

export function Checkbox({ description, picture, ...props }: AriaCheckboxGroupItemProps & OptionText) {
  const state = use(CheckboxGroupContext)
  if (!state) throw new Error('A Checkbox needs a CheckboxGroup around it')
  const ref = useRef<HTMLInputElement>(null)
  const { inputProps } = useCheckboxGroupItem(props, state, ref)
  return (
    <Option
      ref={ref}
      inputProps={inputProps}
      defaultSelected={state.defaultValue.includes(props.value)}
      onChange={(isSelected) => (isSelected ? state.addValue(props.value) : state.removeValue(props.value))}
      description={description}
      picture={picture}
      {...(props['aria-describedby'] && { 'aria-describedby': props['aria-describedby'] })}
    >
      {props.children}
    </Option>
  )
}
