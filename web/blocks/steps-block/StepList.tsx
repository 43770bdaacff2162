import type { ReactNode } from 'react'
import styles from './StepsBlock.module.css'

export interface StepItem {
  readonly key: string
  /** The text of an h3. */
  readonly title: string
  readonly children: ReactNode
}

/** Numbered steps, connected by the kerb line. */
export function StepList({ steps }: { readonly steps: readonly StepItem[] }) {
  return (
    <div className={styles['way']}>
      <ol role="list" className={styles['steps']}>
        {steps.map(({ key, title, children }) => (
          <li key={key}>
            <h3>{title}</h3>
            {children}
          </li>
        ))}
      </ol>
    </div>
  )
}
