import { createContext, type ReactNode, use, useId, useRef } from 'react'
import {
  type AriaCheckboxGroupItemProps,
  type AriaCheckboxGroupProps,
  useCheckboxGroup,
  useCheckboxGroupItem,
} from 'react-aria/useCheckboxGroup'
import { type CheckboxGroupState, useCheckboxGroupState } from 'react-stately/useCheckboxGroupState'
import type { FieldText } from '#web/ui/field/Field.tsx'
import { Option, type OptionText } from '#web/ui/field/Option.tsx'
import { OptionGroup } from '#web/ui/field/OptionGroup.tsx'

const CheckboxGroupContext = createContext<CheckboxGroupState | null>(null)

interface CheckboxGroupProps extends Omit<AriaCheckboxGroupProps, keyof FieldText | 'value'>, FieldText {
  /** Checkboxes. The links of an error summary lead to the `id` of the first. */
  readonly children: ReactNode
  readonly isCompact?: boolean
}

/** Any number of choices. The document holds what is chosen (Option.tsx). */
export function CheckboxGroup({ label, description, errorMessage, isOptional, isCompact, children, ...props }: CheckboxGroupProps) {
  const ownId = useId()
  const group = { id: ownId, label, isInvalid: errorMessage !== undefined, ...props }
  const state = useCheckboxGroupState(group)
  const { groupProps, labelProps } = useCheckboxGroup(group, state)
  return (
    <OptionGroup {...{ label, description, errorMessage, isOptional, isCompact, labelProps, groupProps }} id={group.id}>
      <CheckboxGroupContext value={state}>{children}</CheckboxGroupContext>
    </OptionGroup>
  )
}

export function Checkbox({ description, ...props }: AriaCheckboxGroupItemProps & OptionText) {
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
    >
      {props.children}
    </Option>
  )
}
