import type { HTMLAttributes, ReactNode } from 'react'
import { FieldHead, type useFieldProps } from './Field.tsx'

interface Props extends Pick<ReturnType<typeof useFieldProps>, 'head' | 'described'> {
  /** From React Aria's hooks. */
  readonly groupProps: HTMLAttributes<HTMLElement>
  readonly labelProps: HTMLAttributes<HTMLElement>
  readonly orientation?: 'horizontal' | 'vertical' | undefined
  /** Rows without borders, for long lists beside other content. */
  readonly isCompact?: boolean | undefined
  readonly children: ReactNode
}

/** The frame of a RadioGroup and a CheckboxGroup. */
export function OptionGroup({ head, described, groupProps, labelProps, orientation, isCompact, children }: Props) {
  return (
    <div
      {...groupProps}
      className="field"
      data-invalid={head.errorMessage ? true : undefined}
      aria-describedby={described['aria-describedby']}
    >
      <FieldHead {...head} labelProps={{ ...labelProps, elementType: 'span' }} />
      <div className="options" data-orientation={orientation} data-compact={isCompact || undefined}>
        {children}
      </div>
    </div>
  )
}
