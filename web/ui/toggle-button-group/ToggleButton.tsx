import { ToggleButton as AriaToggleButton, type ToggleButtonProps } from 'react-aria-components/ToggleButton'
import styles from './ToggleButtonGroup.module.css'

type Props = Omit<ToggleButtonProps, 'className' | 'style' | 'render'>

/** A button that stays pressed. Its label does not change with its state. */
export function ToggleButton(props: Props) {
  return <AriaToggleButton {...props} className={styles['button'] ?? ''} />
}
