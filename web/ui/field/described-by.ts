import type { FieldText } from './Field.tsx'

/** The value of `aria-describedby` for a field: the ids of the texts that it has, or undefined. */
export const describedBy = ({ id, hint, note, error }: FieldText): string | undefined =>
  [hint && `${id}-hint`, note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
