import { ToggleButtonGroup as AriaToggleButtonGroup, type ToggleButtonGroupProps } from 'react-aria-components/ToggleButtonGroup'
import styles from './ToggleButtonGroup.module.css'

type Props = Omit<ToggleButtonGroupProps, 'className' | 'style' | 'render'>

/** A row of ToggleButtons: one choice of a few, or several with `selectionMode="multiple"`. Named by `aria-label` or `aria-labelledby`. */
export function ToggleButtonGroup(props: Props) {
  return <AriaToggleButtonGroup {...props} className={styles['group'] ?? ''} />
}
