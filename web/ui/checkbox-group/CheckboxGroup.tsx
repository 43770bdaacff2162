import { createContext, type ReactNode, use, useMemo } from 'react'
import { type AriaCheckboxGroupProps, useCheckboxGroup } from 'react-aria/useCheckboxGroup'
import { type CheckboxGroupState, useCheckboxGroupState } from 'react-stately/useCheckboxGroupState'
import { type FieldText, useFieldProps } from '#web/ui/field/Field.tsx'
import { Option, type OptionProps } from '#web/ui/field/Option.tsx'
import { OptionGroup } from '#web/ui/field/OptionGroup.tsx'

interface CheckboxGroupContextValue extends Pick<CheckboxGroupState, 'isDisabled' | 'isInvalid'> {
  readonly choose: (value: string, isSelected: boolean) => void
  readonly name: string | undefined
  readonly defaultValue: readonly string[]
}

const noValues: readonly string[] = []

const CheckboxGroupContext = createContext<CheckboxGroupContextValue | null>(null)

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
  const { name, defaultValue = noValues } = props
  const { value, isDisabled, isInvalid } = state
  const context = useMemo(
    () => ({
      name,
      choose: (chosen: string, isSelected: boolean) =>
        isSelected ? state.addValue(chosen) : state.removeValue(chosen),
      isDisabled,
      isInvalid,
      defaultValue,
    }),
    // As in RadioGroup: React Aria renders a group twice, and the options need not follow.
    // oxlint-disable-next-line react/exhaustive-deps -- The state is a new object each time; `choose` needs the current value.
    [name, value, isDisabled, isInvalid, defaultValue.join('\n')],
  )
  return (
    <OptionGroup {...{ head, described, labelProps, groupProps, isCompact }}>
      <CheckboxGroupContext value={context}>{children}</CheckboxGroupContext>
    </OptionGroup>
  )
}

/** A native checkbox, as in RadioGroup. */
export function Checkbox({ value, ...props }: OptionProps) {
  const group = use(CheckboxGroupContext)
  if (!group) throw new Error('A Checkbox needs a CheckboxGroup around it')
  const { name, defaultValue, choose, isDisabled, isInvalid } = group
  return (
    <Option
      {...props}
      type="checkbox"
      name={name}
      value={value}
      isDisabled={isDisabled}
      isInvalid={isInvalid}
      isSelectedAtFirst={defaultValue.includes(value)}
      onChange={(isSelected) => choose(value, isSelected)}
    />
  )
}
