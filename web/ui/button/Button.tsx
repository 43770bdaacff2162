import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button'
import { Icon } from '#web/ui/icon/Icon.tsx'
import type { IconName } from '#web/ui/icon/shapes.ts'
import styles from './Button.module.css'

export type ButtonKind = 'primary' | 'secondary' | 'quiet'

interface Props extends Pick<
  ButtonProps,
  | 'type'
  | 'name'
  | 'value'
  | 'form'
  | 'formAction'
  | 'formNoValidate'
  | 'onPress'
  | 'isDisabled'
  | 'id'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-controls'
> {
  readonly children: ReactNode
  /** One primary for each screen. */
  readonly kind?: ButtonKind
  readonly icon?: IconName | undefined
  /** What was asked is under way: the button keeps the focus and its place, and further presses do nothing. */
  readonly isPending?: boolean | undefined
}

/** Does something here; what leads elsewhere is a ButtonLink. `type` is 'button' unless it says 'submit'. */
export function Button({ children, kind = 'primary', icon, ...rest }: Props) {
  return (
    <AriaButton {...rest} className={styles['button'] ?? ''} data-kind={kind}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </AriaButton>
  )
}
