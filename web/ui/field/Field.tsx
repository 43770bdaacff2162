import { Label, type LabelProps } from 'react-aria-components/Label'
import { Icon } from '#web/ui/icon/Icon.tsx'
import styles from './Field.module.css'

/** The words around a control, by React Aria's names. */
export interface FieldText {
  readonly label?: string | undefined
  readonly description?: string | undefined
  /** How to fix the answer. A field with an error message is invalid. */
  readonly errorMessage?: string | undefined
  /** Adds '(optional)' to the label. */
  readonly isOptional?: boolean | undefined
}

/**
 * The `aria-describedby` of a field. React Aria names an id for each text that a field may have and removes the missing
 * ones after hydration; served HTML must not name ids that it lacks.
 */
export function describedBy(id: string, { description, errorMessage }: FieldText): { 'aria-describedby'?: string } {
  const ids = [description && `${id}-description`, errorMessage && `${id}-error`].filter(Boolean).join(' ')
  return ids ? { 'aria-describedby': ids } : {}
}

interface Props extends FieldText {
  /** Of the field; the ids of its texts start with it. */
  readonly id: string
  /** For a group: React Aria's text fields set their labels up by context. */
  readonly labelProps?: LabelProps
}

/** Label, description and error message, above the control. */
export function FieldHead({ id, label, description, errorMessage, isOptional, labelProps }: Props) {
  return (
    <>
      {label && (
        <Label {...labelProps} className={styles['label'] ?? ''}>
          {label}
          {isOptional && (
            <>
              {' '}
              <span className={styles['optional']}>(optional)</span>
            </>
          )}
        </Label>
      )}
      {description && (
        <p className={styles['description']} id={`${id}-description`}>
          {description}
        </p>
      )}
      {errorMessage && (
        <p className={styles['error']} id={`${id}-error`}>
          <Icon name="error" />
          <span>
            <span className="visually-hidden">Error:</span> {errorMessage}
          </span>
        </p>
      )}
    </>
  )
}
