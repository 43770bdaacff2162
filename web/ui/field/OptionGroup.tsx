import type { HTMLAttributes, ReactNode } from 'react'
import { describedBy, FieldHead, type FieldText } from './Field.tsx'
import fieldStyles from './Field.module.css'
import styles from './Option.module.css'

interface Props extends FieldText {
  readonly id: string
  /** From React Aria's hooks. */
  readonly groupProps: HTMLAttributes<HTMLElement>
  readonly labelProps: HTMLAttributes<HTMLElement>
  readonly orientation?: 'horizontal' | 'vertical' | undefined
  /** Rows without frames, for long lists beside other things. */
  readonly isCompact?: boolean | undefined
  readonly children: ReactNode
}

/** The frame of a RadioGroup and a CheckboxGroup. */
export function OptionGroup({ id, groupProps, labelProps, orientation, isCompact, children, ...text }: Props) {
  return (
    <div
      {...groupProps}
      aria-describedby={undefined}
      className={fieldStyles['field']}
      data-invalid={text.errorMessage ? true : undefined}
      {...describedBy(id, text)}
    >
      <FieldHead {...text} id={id} labelProps={{ ...labelProps, elementType: 'span' }} />
      <div className={styles['options']} data-orientation={orientation} data-compact={isCompact || undefined}>
        {children}
      </div>
    </div>
  )
}
