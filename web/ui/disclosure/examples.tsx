import { type ReactNode, useId, useState } from 'react'
import { DisclosureButton } from './DisclosureButton.tsx'

interface Props {
  readonly label: ReactNode
  readonly children: ReactNode
  readonly onPress?: (by: string) => void
}

/** A button and its panel, which stays in the page. */
export function DisclosureExample({ label, children, onPress }: Props) {
  const id = useId()
  const [isExpanded, setExpanded] = useState(false)
  return (
    <>
      <DisclosureButton
        controls={id}
        isExpanded={isExpanded}
        onPress={({ pointerType }) => {
          setExpanded(!isExpanded)
          onPress?.(pointerType)
        }}
      >
        {label}
      </DisclosureButton>
      <div id={id}>{children}</div>
    </>
  )
}

export const examples = {
  minimal: { label: 'More', children: 'Closed by a style sheet' },
  'long words': { label: 'Wheelchair-accessible-transportation-arrangements', children: 'Closed by a style sheet' },
} satisfies Record<string, Props>
