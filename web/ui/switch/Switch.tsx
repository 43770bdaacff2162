import type { ReactNode } from 'react'
import { Switch as PlainSwitch, SwitchButton, SwitchField, type SwitchProps } from 'react-aria-components/Switch'
import { Text } from 'react-aria-components/Text'
import styles from './Switch.module.css'

interface Props extends Pick<SwitchProps, 'isSelected' | 'defaultSelected' | 'onChange'> {
  readonly children: ReactNode
  readonly description?: string | undefined
}

/** A setting that applies at once. It needs scripts, so render it only where they run. */
export function Switch({ children, description, ...props }: Props) {
  // A field without a description names one that doesn't exist until its scripts have started.
  if (!description)
    return (
      <PlainSwitch {...props} className={styles['button'] ?? ''}>
        {children}
      </PlainSwitch>
    )
  return (
    <SwitchField {...props} className={styles['switch'] ?? ''}>
      <SwitchButton className={styles['button'] ?? ''}>{children}</SwitchButton>
      <Text slot="description" elementType="p" className={styles['description'] ?? ''}>
        {description}
      </Text>
    </SwitchField>
  )
}
