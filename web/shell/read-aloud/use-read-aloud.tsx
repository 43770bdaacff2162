import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { shellNotices } from '#schema/errors/shell-notices.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { loadStyles } from '#web/lib/load-styles.ts'
import { hasPreference } from '#web/lib/show-preferences.ts'
import { notify } from '#web/lib/toast-queue.ts'
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts'
import { DisclosureButton } from '#web/ui/disclosure/DisclosureButton.tsx'
import type { ReadAloudProps } from './ReadAloud.tsx'
import { selectionInMain } from './selection.ts'

const playerId = 'read-aloud'
const loadPlayer = loadCode(() => import('./ReadAloud.tsx'))

/**
 * Returns the Listen button and the player for the shell to place. The player's code loads on first use, or when the device remembers
 * that it was open. There is no button without scripts or without the browser's speech.
 */
export function useReadAloud(isOffered: boolean) {
  const canSpeak = useIsHydrated() && isOffered && 'speechSynthesis' in globalThis
  const button = useRef<HTMLButtonElement>(null)
  const selected = useRef<Range | null>(null)
  const [open, setOpen] = useState<Omit<ReadAloudProps, 'id' | 'onClose'> & { Player: ComponentType<ReadAloudProps> }>()

  const show = async (isAsked: boolean) => {
    try {
      const { ReadAloud, sheet } = await loadPlayer()
      await loadStyles(sheet)
      setOpen({ Player: ReadAloud, isAsked, selected: selected.current })
    } catch {
      if (isAsked) notify({ type: 'error', text: shellNotices.reader.join(' ') })
    }
  }
  const remembered = useEffectEvent(() => {
    if (hasPreference('readAloud', 'on')) void show(false)
  })
  useEffect(() => {
    if (canSpeak) remembered()
  }, [canSpeak])

  const close = () => {
    setOpen(undefined)
    button.current?.focus()
  }
  return {
    button: canSpeak && (
      <DisclosureButton
        ref={button}
        kind="quiet"
        icon="listen"
        isExpanded={open !== undefined}
        controls={open && playerId}
        onPressStart={() => (selected.current = selectionInMain())}
        onPress={() => (open ? setOpen(undefined) : void show(true))}
      >
        Listen
      </DisclosureButton>
    ),
    panel: open && <open.Player id={playerId} isAsked={open.isAsked} selected={open.selected} onClose={close} />,
  }
}
