import { createContext, type ReactNode, use, useId, useMemo } from 'react'
import { type AriaRadioGroupProps, useRadioGroup } from 'react-aria/useRadioGroup'
import { type RadioGroupState, useRadioGroupState } from 'react-stately/useRadioGroupState'
import { type FieldText, useFieldProps } from '#web/ui/field/Field.tsx'
import { Option, type OptionProps } from '#web/ui/field/Option.tsx'
import { OptionGroup } from '#web/ui/field/OptionGroup.tsx'

interface RadioGroupContextValue extends Pick<RadioGroupState, 'selectedValue' | 'isDisabled'> {
  readonly choose: (value: string) => void
  readonly name: string
  readonly isControlled: boolean
  readonly defaultValue: string | null | undefined
}

const RadioGroupContext = createContext<RadioGroupContextValue | null>(null)

export interface RadioGroupProps extends Omit<AriaRadioGroupProps, keyof FieldText>, FieldText {
  /** Radios. The links of an error summary lead to the `id` of the first. */
  readonly children: ReactNode
  readonly isCompact?: boolean
  /** Options side by side, each below its picture. */
  readonly isTiled?: boolean | undefined
}

/** One choice of several, all of them visible. Without a `value`, the DOM stores the choice, not React (Option.tsx). */
export function RadioGroup({ isCompact, isTiled, children, ...props }: RadioGroupProps) {
  const { head, described, field } = useFieldProps(props)
  const group = { ...field, label: head.label }
  const state = useRadioGroupState(group)
  const { radioGroupProps, labelProps } = useRadioGroup(group, state)
  const ownName = useId()
  const { name = ownName, defaultValue } = props
  const isControlled = props.value !== undefined
  const { selectedValue, isDisabled } = state
  const context = useMemo(
    () => ({
      name,
      selectedValue,
      choose: (value: string) => state.setSelectedValue(value),
      isDisabled,
      isControlled,
      defaultValue,
    }),
    // React Aria renders a group twice, to find out which of its ids are in the page. The options need not follow.
    // oxlint-disable-next-line react/exhaustive-deps -- the state is a new object each time.
    [name, selectedValue, isDisabled, isControlled, defaultValue],
  )
  return (
    <OptionGroup
      {...{ head, described, labelProps, isCompact, isTiled }}
      orientation={props.orientation}
      // Uses the browser's own arrow keys, which fire the change events that forms listen to; React Aria's fire none.
      groupProps={{ ...radioGroupProps, onKeyDown: undefined, 'aria-orientation': undefined }}
    >
      <RadioGroupContext value={context}>{children}</RadioGroupContext>
    </OptionGroup>
  )
}

/** A native radio button: React Aria's hook renders each option twice, and most of what it adds has to be taken away (Option.tsx). */
export function Radio({ value, ...props }: OptionProps) {
  const group = use(RadioGroupContext)
  if (!group) throw new Error('A Radio needs a RadioGroup around it')
  const { name, selectedValue, choose, isDisabled, isControlled, defaultValue } = group
  return (
    <Option
      {...props}
      type="radio"
      name={name}
      value={value}
      isDisabled={isDisabled}
      {...(isControlled ? { isSelected: selectedValue === value } : { isSelectedAtFirst: defaultValue === value })}
      onChange={() => choose(value)}
    />
  )
}
