import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx'

/** Any number of answers. */
export function CheckboxGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup {...props} type="checkbox" />
}
