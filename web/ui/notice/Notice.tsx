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
  /** Replaces the kind's word. One of the two is always shown, so that the kind never depends on colour alone. */
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** A static message. It is not announced: a message that appears later needs the focus or a live region. */
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
