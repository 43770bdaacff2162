import type { ReactNode } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch'
import { Text } from 'react-aria-components/Text'
import styles from './Switch.module.css'

interface Props extends Omit<SwitchFieldProps, 'children' | 'className' | 'style' | 'render'> {
  readonly children: ReactNode
  readonly description?: string | undefined
}

/**
 * A setting that applies at once. It needs scripts, so render it only where they run: in a page from the server it would name a
 * description and an error that are not there.
 */
export function Switch({ children, description, ...props }: Props) {
  return (
    <SwitchField {...props} className={styles['switch'] ?? ''}>
      <SwitchButton className={styles['button'] ?? ''}>{children}</SwitchButton>
      {description && (
        <Text slot="description" elementType="p" className={styles['description'] ?? ''}>
          {description}
        </Text>
      )}
    </SwitchField>
  )
}
