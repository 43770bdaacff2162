import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#web/ui/icon/Icon.tsx'
import type { IconName } from '#web/ui/icon/shapes.ts'
import styles from './Button.module.css'

export type ButtonKind = 'primary' | 'secondary' | 'quiet'

interface Props extends Pick<
  ComponentProps<'button'>,
  | 'type'
  | 'name'
  | 'value'
  | 'form'
  | 'formAction'
  | 'formNoValidate'
  | 'onClick'
  | 'disabled'
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
export function Button({
  children,
  kind = 'primary',
  icon,
  isPending = false,
  type = 'button',
  onClick,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={styles['button']}
      data-kind={kind}
      data-pending={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={(event) => (isPending ? event.preventDefault() : onClick?.(event))}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}
