import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx'

/** One answer of several, all in sight. */
export function RadioGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup {...props} type="radio" />
}
