import type { HTMLAttributes, ReactNode } from 'react'
import { FieldHead, type useFieldProps } from './Field.tsx'

interface Props extends Pick<ReturnType<typeof useFieldProps>, 'head' | 'described'> {
  /** From React Aria's hooks. */
  readonly groupProps: HTMLAttributes<HTMLElement>
  readonly labelProps: HTMLAttributes<HTMLElement>
  readonly orientation?: 'horizontal' | 'vertical' | undefined
  /** Rows without borders, for long lists beside other content. */
  readonly isCompact?: boolean | undefined
  /** Side by side, each with its picture. */
  readonly isTiled?: boolean | undefined
  readonly children: ReactNode
}

/** The frame of a RadioGroup and a CheckboxGroup. */
export function OptionGroup({ head, described, groupProps, labelProps, children, ...look }: Props) {
  return (
    <div
      {...groupProps}
      className="field"
      data-invalid={head.errorMessage ? true : undefined}
      aria-describedby={described['aria-describedby']}
    >
      <FieldHead {...head} labelProps={{ ...labelProps, elementType: 'span' }} />
      <div
        className="options"
        data-orientation={look.orientation}
        data-compact={look.isCompact || undefined}
        data-tiled={look.isTiled || undefined}
      >
        {children}
      </div>
    </div>
  )
}
