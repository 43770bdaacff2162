import type { ReactNode } from 'react'
import styles from './StepsBlock.module.css'

export interface StepItem {
  readonly key: string
  /** An h3. */
  readonly title: string
  readonly children: ReactNode
}

/** Steps with their numbers, on the kerb line that leads from one to the next. */
export function StepList({ steps }: { readonly steps: readonly StepItem[] }) {
  return (
    <div className={styles['way']}>
      <ol role="list" className={styles['steps']}>
        {steps.map(({ key, title, children }) => (
          <li key={key}>
            {/* An element, not ::before: axe cannot tell the ground of words in whose parent a drawn ::before stands. */}
            <span className={styles['kerb']} aria-hidden="true" />
            <h3>{title}</h3>
            {children}
          </li>
        ))}
      </ol>
    </div>
  )
}
