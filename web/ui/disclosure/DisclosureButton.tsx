import { type ReactNode, type Ref, useRef } from 'react'
import type { PressEvent } from 'react-aria-components/Button'
import { useDisclosure } from 'react-aria/useDisclosure'
import { Button } from '#web/ui/button/Button.tsx'

interface Props {
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
  readonly className?: string | undefined
  /** The id of the panel; undefined while the panel is not in the page. */
  readonly controls: string | undefined
  readonly isExpanded: boolean
  readonly onToggle: (by: PressEvent['pointerType']) => void
}

/**
 * The button of a panel in the page, without a focus trap. React Aria's own panel is `hidden` when closed, even where no script can
 * open it, and has the role group, which is noise in a list of links. Here the panel is any element, closed by a style sheet.
 */
export function DisclosureButton({ controls, isExpanded, onToggle, ...props }: Props) {
  const panel = useRef<HTMLElement>(null)
  const pressedBy = useRef<PressEvent['pointerType']>('virtual')
  const toggle = () => onToggle(pressedBy.current)
  const state = { isExpanded, toggle, expand: toggle, collapse: toggle, setExpanded: toggle }
  const { buttonProps } = useDisclosure({ isExpanded }, state, panel)
  return (
    <Button
      {...props}
      aria-expanded={isExpanded}
      {...(controls !== undefined && { 'aria-controls': controls })}
      onPressStart={(event) => {
        // Set first, because for the keyboard React Aria toggles when the press starts.
        pressedBy.current = event.pointerType
        buttonProps.onPressStart?.(event)
      }}
      onPress={(event) => buttonProps.onPress?.(event)}
    />
  )
}
