import type { ReactNode, Ref } from 'react'
import type { PressEvent } from 'react-aria-components/Button'
import { Button, type ButtonKind } from '#web/ui/button/Button.tsx'
import type { IconName } from '#web/ui/icon/shapes.ts'

interface Props {
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
  readonly id?: string
  readonly className?: string | undefined
  readonly kind?: ButtonKind
  readonly icon?: IconName
  /** The id of the panel; undefined while the panel is not in the page. */
  readonly controls: string | undefined
  readonly isExpanded: boolean
  readonly onPress: (event: PressEvent) => void
  readonly onPressStart?: (event: PressEvent) => void
}

/**
 * The button of a panel in the page, without a focus trap. The panel is any element, closed by a style sheet: React Aria's Disclosure
 * is `hidden` when closed, even where no script can open it, and has the role group, which is noise in a list of links.
 */
export function DisclosureButton({ controls, isExpanded, ...props }: Props) {
  return <Button {...props} aria-expanded={isExpanded} {...(controls !== undefined && { 'aria-controls': controls })} />
}
