import { Icon } from '#web/ui/icon/Icon.tsx'
import type { FieldText } from './Field.tsx'
import styles from './Field.module.css'

/** Hint, note and error, each under the id that `describedBy` names. */
export function FieldMessages({ id, hint, note, error }: FieldText) {
  return (
    <>
      {hint && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {note && (
        <p className={styles['hint']} id={`${id}-note`}>
          {note}
        </p>
      )}
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          <Icon name="error" />
          <span>
            <span className="visually-hidden">Error:</span> {error}
          </span>
        </p>
      )}
    </>
  )
}
