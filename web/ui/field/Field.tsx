import { useId } from 'react'
import { Label, type LabelProps } from 'react-aria-components/Label'
import { withCallLinks } from '#web/lib/call-links.tsx'
import { Icon } from '#web/ui/icon/Icon.tsx'
import './field.css'

/** The texts of a control, with React Aria's prop names. */
export interface FieldText {
  readonly label?: string | undefined
  readonly description?: string | undefined
  /** How to fix the answer. A field with an error message is invalid. */
  readonly errorMessage?: string | undefined
  /** Adds '(optional)' to the label. */
  readonly isOptional?: boolean | undefined
}

/** The id of a field's or group's error message. */
export const errorId = (id: string): string => `${id}-error`

/**
 * Splits the props of a field.
 * @returns `head` for FieldHead, `described` for the control, and `field` for React Aria. `described` refers only to the texts of the
 * field: React Aria refers to every possible text and removes missing ones after hydration, but served HTML must be correct.
 */
export function useFieldProps<FieldProps extends FieldText & { readonly id?: string }>(props: FieldProps) {
  const { label, description, errorMessage, isOptional, ...rest } = props
  const ownId = useId()
  const { id = ownId } = props
  const ids = [description && `${id}-description`, errorMessage && errorId(id)].filter(Boolean).join(' ')
  const described: { 'aria-describedby'?: string } = ids ? { 'aria-describedby': ids } : {}
  return {
    head: { id, label, description, errorMessage, isOptional },
    described,
    field: { ...rest, id, isInvalid: errorMessage !== undefined, validationBehavior: 'aria' as const },
  }
}

interface Props extends FieldText {
  /** The id of the field, which prefixes the ids of its texts. */
  readonly id: string
  /** For a group; React Aria's text fields provide their label props by context. */
  readonly labelProps?: LabelProps
}

/** Label, description and error message, above the control. */
export function FieldHead({ id, label, description, errorMessage, isOptional, labelProps }: Props) {
  return (
    <>
      {label && (
        <Label {...labelProps} className="field-label">
          <span>{label}</span>
          {isOptional && (
            <>
              {' '}
              <span className="field-optional">(optional)</span>
            </>
          )}
        </Label>
      )}
      {description && (
        <p className="field-description" id={`${id}-description`}>
          {withCallLinks(description)}
        </p>
      )}
      {errorMessage && (
        <p className="field-error" id={errorId(id)}>
          <Icon name="error" />
          <span>
            <span className="visually-hidden">Error:</span> <span>{errorMessage}</span>
          </span>
        </p>
      )}
    </>
  )
}
