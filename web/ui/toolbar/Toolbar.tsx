import type { ReactNode } from 'react'
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar'
import styles from './Toolbar.module.css'

interface Props {
  readonly label: string
  /** Buttons. Arrow keys move between them, and Tab leaves them. */
  readonly children: ReactNode
}

/** A row of buttons that is one Tab stop. Each is at least 60 px wide and high, for eye gaze and unsteady hands. */
export function Toolbar({ label, children }: Props) {
  return (
    <AriaToolbar className={styles['toolbar'] ?? ''} aria-label={label}>
      {children}
    </AriaToolbar>
  )
}
