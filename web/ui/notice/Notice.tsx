import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon/Icon.tsx'
import styles from './Notice.module.css'

const kinds = {
  info: { icon: 'info', word: 'Good to know' },
  success: { icon: 'check', word: 'Done' },
  warning: { icon: 'warning', word: 'Important' },
  error: { icon: 'error', word: 'Problem' },
} as const

interface Props {
  readonly kind?: keyof typeof kinds
  /** In place of the kind's own word; one of the two always stands there, so that colour never tells alone. */
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** A message that stands in the page. It is not spoken by itself: what appears later moves the focus or has a live region. */
export function Notice({ kind = 'info', title, children }: Props) {
  const { icon, word } = kinds[kind]
  return (
    <div className={styles['notice']} data-kind={kind}>
      <span className={styles['sign']}>
        <Icon name={icon} />
      </span>
      <div>
        <p className={styles['title']}>{title ?? word}</p>
        <div className="flow">{children}</div>
      </div>
    </div>
  )
}
