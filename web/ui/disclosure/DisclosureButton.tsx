import { type ReactNode, type Ref, useRef } from 'react'
import type { PressEvent } from 'react-aria-components/Button'
import { useDisclosure } from 'react-aria/useDisclosure'
import { useDisclosureState } from 'react-stately/useDisclosureState'
import { Button } from '#web/ui/button/Button.tsx'

interface Props {
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
  readonly className?: string | undefined
  /** The id of the panel; undefined while the panel is not in the page. */
  readonly controls: string | undefined
  readonly isExpanded: boolean
  readonly onExpandedChange: (isExpanded: boolean) => void
  /** Before the change, because for the keyboard React Aria changes when the press starts. */
  readonly onPressStart?: (event: PressEvent) => void
}

/**
 * The button of a panel in the page, without a focus trap. React Aria's own panel is `hidden` when closed, even where no script can
 * open it, and has the role group, which is noise in a list of links. Here the panel is any element, closed by a style sheet.
 */
export function DisclosureButton({ controls, isExpanded, onExpandedChange, onPressStart, ...props }: Props) {
  const state = useDisclosureState({ isExpanded, onExpandedChange })
  // The hook hides and shows only a panel of its own.
  const { buttonProps } = useDisclosure({ isExpanded }, state, useRef(null))
  return (
    <Button
      {...props}
      aria-expanded={isExpanded}
      {...(controls !== undefined && { 'aria-controls': controls })}
      onPressStart={(event) => {
        onPressStart?.(event)
        buttonProps.onPressStart?.(event)
      }}
      onPress={(event) => buttonProps.onPress?.(event)}
    />
  )
}
