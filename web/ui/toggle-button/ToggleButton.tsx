import { ToggleButton as AriaToggleButton, type ToggleButtonProps } from 'react-aria-components/ToggleButton'
import styles from './ToggleButton.module.css'

type Props = Omit<ToggleButtonProps, 'className' | 'style' | 'render'>

/** A button with a pressed state. Its label does not change with the state. */
export function ToggleButton(props: Props) {
  return <AriaToggleButton {...props} className={styles['button'] ?? ''} />
}
