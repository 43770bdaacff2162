import type { ReactNode } from 'react'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { Icon } from '#web/ui/icon/Icon.tsx'
import type { IconName } from '#web/ui/icon/shapes.ts'
import type { ButtonKind } from './Button.tsx'
import styles from './Button.module.css'

interface Props {
  readonly children: ReactNode
  /** A path of this site, or an https, mailto, tel or sms address. */
  readonly href: string
  readonly kind?: ButtonKind
  readonly icon?: IconName | undefined
  readonly opensInNewTab?: boolean
  readonly isCurrent?: boolean
}

/** A link to the next step, styled as a button. */
export function ButtonLink({
  children,
  href,
  kind = 'primary',
  icon,
  opensInNewTab = false,
  isCurrent = false,
}: Props) {
  return (
    <ContentLink
      href={href}
      className={styles['button']}
      data-kind={kind}
      opensInNewTab={opensInNewTab}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </ContentLink>
  )
}
