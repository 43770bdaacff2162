import type { ComponentProps, ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Icon } from '#web/ui/icon/Icon.tsx'
import styles from './Field.module.css'

/** The words around a control, named as in React Aria. */
export interface FieldText {
  readonly label: ReactNode
  readonly description?: ReactNode
  /** How to fix the answer. The field is invalid while it has one. */
  readonly errorMessage?: string | undefined
  /** Adds '(optional)' to the label. */
  readonly isOptional?: boolean | undefined
}

/**
 * The value of `aria-describedby`: only ids that the field has. React Aria names an id for every text that a field could have, and
 * takes away what is missing after hydration, so served HTML would name ids that it lacks.
 */
export const describedBy = (id: string, { description, errorMessage }: Partial<FieldText>): string | undefined =>
  [description && `${id}-description`, errorMessage && `${id}-error`].filter(Boolean).join(' ') || undefined

interface Props extends FieldText {
  /** Of the field; the ids of its texts begin with it. */
  readonly id: string
  /** Of a group, whose label is a span. */
  readonly labelProps?: ComponentProps<typeof Label>
}

/** The label above a control, then its description and error message. */
export function FieldHead({ id, label, description, errorMessage, isOptional, labelProps }: Props) {
  return (
    <>
      <Label {...labelProps} className={styles['label'] ?? ''}>
        {label}
        {isOptional && (
          <>
            {' '}
            <span className={styles['optional']}>(optional)</span>
          </>
        )}
      </Label>
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
