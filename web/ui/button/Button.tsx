import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button'
import { Icon } from '#web/ui/icon/Icon.tsx'
import type { IconName } from '#web/ui/icon/shapes.ts'
import styles from './Button.module.css'

export type ButtonKind = 'primary' | 'secondary' | 'quiet'

interface Props extends Omit<ButtonProps, 'children' | 'className' | 'style' | 'render' | 'isPending'> {
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
  /** At most one primary button per screen. */
  readonly kind?: ButtonKind
  readonly icon?: IconName | undefined
  /**
   * The action has started: the button keeps the focus and its place, and ignores further presses. React Aria's own `isPending` is
   * not used, because it changes a submit button to type=button, so Enter in a field would press the form's Back button instead.
   */
  readonly isPending?: boolean
  /** Replaces the standard style, for the controls of the header. */
  readonly className?: string | undefined
}

/** An action on this page; for a link that looks like a button, use ButtonLink. `type` is 'button' by default. */
export function Button({ children, kind = 'primary', icon, isPending = false, className, ...props }: Props) {
  return (
    <AriaButton
      {...props}
      className={className ?? styles['button'] ?? ''}
      data-kind={kind}
      {...(isPending && {
        'aria-disabled': true,
        onPress: () => undefined,
        onClick: (event) => event.preventDefault(),
      })}
    >
      {icon && <Icon name={icon} />}
      {className === undefined ? <span>{children}</span> : children}
    </AriaButton>
  )
}
