import { useEffect, useId, useInsertionEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { Icon } from '#web/ui/icon/Icon.tsx'
import type { IconName } from '#web/ui/icon/shapes.ts'
import styles from './IconButton.module.css'
import { tooltips } from './tooltips.ts'

const pressableId = 'react-aria-pressable-style'

/**
 * React Aria puts a style element into the page, which the page's policy refuses, unless it finds one that has its id: here it
 * does. The one rule that would stand there is in the style sheet.
 */
const useOwnPressableStyle = () =>
  useInsertionEffect(() => {
    if (document.getElementById(pressableId)) return
    const standIn = document.createElement('meta')
    standIn.id = pressableId
    document.head.append(standIn)
  }, [])

interface Props {
  readonly icon: IconName
  /** The button's name. The tooltip shows this and can show nothing else: it repeats, it never adds (T10). */
  readonly label: string
  readonly onPress: () => void
}

/**
 * A button with a sign alone, for where a second one with words does the same. Its name is its tooltip's text, for those who do
 * not know the sign: after 700 ms of hover, at once by keyboard; it stays under the pointer, Escape closes it. It is there for the
 * eye alone, so a screen reader says the name once. For parts that are loaded on first use: it brings React Aria.
 */
export function IconButton({ icon, label, onPress }: Props) {
  const id = useId()
  const ref = useRef<HTMLButtonElement>(null)
  const isOpen = useSyncExternalStore(
    tooltips.subscribe,
    () => tooltips.shown() === id,
    () => false,
  )
  useOwnPressableStyle()
  useEffect(() => () => tooltips.hide(id), [id])
  useEffect(() => {
    if (!isOpen) return undefined
    // First of all, so that the same key does not close what the button stands in.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      tooltips.hide(id)
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [id, isOpen])

  return (
    <>
      <Button
        ref={ref}
        className={styles['button'] ?? ''}
        aria-label={label}
        onPress={onPress}
        onPressStart={() => tooltips.hide(id)}
        onHoverStart={() => tooltips.arrive(id)}
        onHoverEnd={() => tooltips.leave(id)}
        onFocus={({ target }) => target.matches(':focus-visible') && tooltips.show(id)}
        onBlur={() => tooltips.hide(id)}
      >
        <Icon name={icon} />
      </Button>
      <TooltipTriggerStateContext
        value={{
          isOpen,
          shouldSkipAnimation: true,
          open: () => tooltips.show(id),
          close: (isAtOnce) => (isAtOnce ? tooltips.hide(id) : tooltips.leave(id)),
        }}
      >
        <Tooltip
          className={styles['tooltip'] ?? ''}
          triggerRef={ref}
          placement="bottom"
          offset={8}
          render={(props) => <div {...props} aria-hidden="true" />}
        >
          {label}
        </Tooltip>
      </TooltipTriggerStateContext>
    </>
  )
}
