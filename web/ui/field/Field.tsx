import type { ReactNode } from 'react'
import { FieldMessages } from './FieldMessages.tsx'
import styles from './Field.module.css'

/** What every field has besides its control. Ids of what describes it are made from its own. */
export interface FieldText {
  readonly id: string
  readonly hint?: string | undefined
  /** What to do to mend the answer. */
  readonly error?: string | undefined
  /** A rule in words, such as 'Fill this in if you chose Phone call'. */
  readonly note?: string | undefined
  readonly isOptional?: boolean | undefined
}

interface Props extends FieldText {
  readonly label: string
  /** The control, which carries `id` and `describedBy(…)`. */
  readonly children: ReactNode
}

/** A label above its control, with hint, note and error between them. */
export function Field({ id, label, hint, error, note, isOptional, children }: Props) {
  return (
    <div className={styles['field']} data-invalid={error ? true : undefined}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {isOptional && (
          <>
            {' '}
            <span className={styles['optional']}>(optional)</span>
          </>
        )}
      </label>
      <FieldMessages id={id} hint={hint} note={note} error={error} />
      {children}
    </div>
  )
}
