import { type ComponentType, useEffect, useRef, useSyncExternalStore } from 'react'
import { shellNotices } from '#schema/errors/shell-notices.ts'
import { focusAfter } from '#web/focus/focus-after.ts'
import { loadCode } from '#web/loading/load-code.ts'
import { loadStyles } from '#web/loading/load-styles.ts'
import { OptionalPart } from '#web/loading/OptionalPart.tsx'
import { hasPreference } from '#web/lib/show-preferences.ts'
import { notify } from '#web/lib/toast-queue.ts'
import { wakeVoice } from '#web/speech/wake-voice.ts'
import { DisclosureButton } from '#web/ui/disclosure/DisclosureButton.tsx'
import type { ReadAloudProps } from './ReadAloud.tsx'
import { selectionInMain } from './selection.ts'

const playerId = 'read-aloud'
const buttonId = 'listen'
const loadPlayer = loadCode(() => import('./ReadAloud.tsx'))

type Open = Omit<ReadAloudProps, 'id' | 'onClose'> & { readonly Player: ComponentType<ReadAloudProps> }

/** In the module, because the button is in the page and the player after it. Browser only. */
let open: Open | undefined
const listeners = new Set<() => void>()

function setOpen(to: Open | undefined): void {
  open = to
  for (const listener of listeners) listener()
}

const useOpen = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => open,
    () => undefined,
  )

async function show(isAsked: boolean, selected: Range | null): Promise<void> {
  try {
    const { ReadAloud, sheet } = await loadPlayer()
    await loadStyles(sheet)
    setOpen({ Player: ReadAloud, isAsked, selected })
  } catch {
    if (isAsked) notify({ type: 'error', text: shellNotices.reader.join(' ') })
  }
}

/** The button of the player, hidden without scripts or without the browser's speech. The player's code loads on first use. */
export function ListenButton() {
  const isOpen = useOpen() !== undefined
  const selected = useRef<Range | null>(null)
  return (
    <div data-needs-scripts="" data-needs-speech="">
      <DisclosureButton
        id={buttonId}
        kind="quiet"
        icon="listen"
        isExpanded={isOpen}
        controls={isOpen ? playerId : undefined}
        onPressStart={() => (selected.current = selectionInMain())}
        onPress={() => {
          if (isOpen) return setOpen(undefined)
          wakeVoice()
          void show(true, selected.current)
          return undefined
        }}
      >
        Listen
      </DisclosureButton>
    </div>
  )
}

const close = () =>
  focusAfter(
    () => setOpen(undefined),
    () => document.getElementById(buttonId),
  )

/** The player, also if the device remembers that it was open. */
export function ListenPlayer() {
  const shown = useOpen()
  useEffect(() => {
    if ('speechSynthesis' in globalThis && hasPreference('readAloud', 'on')) void show(false, null)
    return () => setOpen(undefined)
  }, [])
  if (!shown) return null
  const { Player, isAsked, selected } = shown
  return (
    <OptionalPart onFail={close}>
      <Player id={playerId} isAsked={isAsked} selected={selected} onClose={close} />
    </OptionalPart>
  )
}
